// Reads one level of our text format from standard input.
#pragma once
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "search.h"

struct Level {
  std::vector<std::pair<std::string, std::string>> headers;
  std::vector<std::vector<std::string>> cells;
  int rows = 0;
  int columns = 0;

  /** The text of a cell; `#` beyond the edge. */
  const std::string& at(int row, int column) const {
    static const std::string outside = "#";
    return row < 0 || row >= rows || column < 0 || column >= columns ? outside : cells[row][column];
  }
};

/** Cells are separated by white space where a row has any, else every character is one. */
inline Level readLevel() {
  Level level;
  std::vector<std::string> lines;
  bool inBoard = false, spaced = false;
  for (std::string line; std::getline(std::cin, line);) {
    if (line.empty()) {
      inBoard = true;
    } else if (inBoard) {
      lines.push_back(line);
      spaced |= line.find_first_of(" \t") != std::string::npos;
    } else if (line[0] != ';') {
      const size_t colon = line.find(':');
      level.headers.emplace_back(line.substr(0, colon), line.substr(colon + 2));
    }
  }
  for (const std::string& line : lines) {
    std::vector<std::string> row;
    if (spaced) {
      std::istringstream words(line);
      for (std::string word; words >> word;) row.push_back(word);
    } else {
      for (const char sign : line) row.emplace_back(1, sign);
    }
    level.cells.push_back(row);
  }
  if (lines.empty()) refuse("no board");
  level.rows = static_cast<int>(level.cells.size());
  level.columns = static_cast<int>(level.cells[0].size());
  return level;
}

/** The bits that so many different numbers need. */
inline int bitsFor(size_t numbers) {
  int bits = 0;
  while ((size_t{1} << bits) < numbers) bits += 1;
  return bits;
}

struct Wanted {
  /** Whether the game's rule is to be used. */
  bool rule;
  /** How many states are enough. */
  size_t limit;
};

/** A program is called with `plain` or `rule` and, if wanted, a number of states. */
inline Wanted wantedBy(int count, char** arguments) {
  const std::string way = count > 1 ? arguments[1] : "";
  if (way != "plain" && way != "rule") {
    std::fprintf(stderr, "plain or rule?\n");
    std::exit(2);
  }
  return {way == "rule", count > 2 ? std::stoull(arguments[2]) : mostStates};
}
