// Match the Tiles: all slides, or (rule) no slide along the axis of the one before.
#include <algorithm>

#include "level.h"

namespace {

/** For each cell and axis: the run of free cells that it is in. */
struct Place {
  uint16_t run;
  uint16_t bit;
  /** Where its part of `ends` begins. */
  uint32_t ends;
};
struct Axis {
  Place places[256];
  /** By the occupied cells of the run: where a tile comes to, sliding to the first cell and (second byte) to the last. */
  std::vector<uint16_t> ends;
};

struct Board {
  Axis axes[2];
  int cells = 0;
  int tiles = 0;
  uint8_t starts[16];
  /** By tile: the cells that are its goals. */
  bool goals[16][256] = {};
  /** Tiles of one colour are sorted by exchanging these, in this order. */
  std::vector<std::pair<int, int>> exchanges;
};

Axis axisOf(const Level& level, bool vertical) {
  Axis axis = {};
  const int lines = vertical ? level.columns : level.rows;
  const int length = vertical ? level.rows : level.columns;
  uint16_t runs = 0;
  for (int line = 0; line < lines; line += 1) {
    const auto cellAt = [&](int at) { return vertical ? at * level.columns + line : line * level.columns + at; };
    const auto isFree = [&](int at) { return at < length && (vertical ? level.at(at, line) : level.at(line, at)) != "#"; };
    for (int from = 0; from < length; from += 1) {
      if (!isFree(from)) continue;
      int end = from;
      while (isFree(end)) end += 1;
      for (int at = from; at < end; at += 1) {
        const unsigned bit = 1u << (at - from);
        axis.places[cellAt(at)] = {runs, static_cast<uint16_t>(bit), static_cast<uint32_t>(axis.ends.size())};
        for (unsigned occupied = 0; occupied < 1u << (end - from); occupied += 1) {
          const int first = cellAt(from + __builtin_popcount(occupied & (bit - 1)));
          const int last = cellAt(end - 1 - __builtin_popcount(occupied & ~(2 * bit - 1)));
          axis.ends.push_back(static_cast<uint16_t>(first | last << 8));
        }
      }
      runs += 1;
      from = end;
    }
  }
  return axis;
}

Board readBoard() {
  const Level level = readLevel();
  if (level.rows > 16 || level.columns > 16) refuse("at most 16 x 16 cells");
  Board board;
  board.cells = level.rows * level.columns;
  for (const bool vertical : {true, false}) board.axes[vertical ? 0 : 1] = axisOf(level, vertical);
  std::vector<std::pair<char, int>> tiles;
  for (int row = 0; row < level.rows; row += 1)
    for (int column = 0; column < level.columns; column += 1)
      if (std::isupper(level.at(row, column)[0])) tiles.emplace_back(level.at(row, column)[0], row * level.columns + column);
  std::sort(tiles.begin(), tiles.end());
  board.tiles = static_cast<int>(tiles.size());
  if (board.tiles > 10) refuse("4 to 10 tiles");
  for (int tile = 0; tile < board.tiles; tile += 1) {
    const auto [colour, start] = tiles[tile];
    board.starts[tile] = static_cast<uint8_t>(start);
    for (int row = 0; row < level.rows; row += 1)
      for (int column = 0; column < level.columns; column += 1)
        board.goals[tile][row * level.columns + column] = level.at(row, column).back() == std::tolower(colour);
    int first = tile;
    while (first > 0 && tiles[first - 1].first == colour) first -= 1;
    for (int other = tile; other > first; other -= 1) board.exchanges.emplace_back(other - 1, other);
  }
  return board;
}

/** `Tiles` tiles, each in a field of `Bits` bits. No two tiles share a cell, so no key is zero. */
template <int Tiles, int Bits, bool Sorts, bool Rule>
struct Space {
  static constexpr int perWord = Tiles * Bits <= 64 ? Tiles : (Tiles + 1) / 2;
  using Key = ::Key<Tiles * Bits <= 64 ? 1 : 2>;
  static constexpr uint64_t absent = 0;
  static constexpr bool hasKinds = Rule;
  static constexpr size_t mostSuccessors = 4;
  const Board& board;
  uint16_t occupied[256] = {};

  static void unpack(const Key& key, uint8_t* cells) {
    for (int tile = 0; tile < Tiles; tile += 1)
      cells[tile] = (key.words[tile / perWord] >> (Bits * (tile % perWord))) & ((1 << Bits) - 1);
  }

  Key pack(uint8_t* cells) const {
    if (Sorts) {
      for (const auto& [low, high] : board.exchanges) {
        const uint8_t a = cells[low], b = cells[high];
        cells[low] = std::min(a, b);
        cells[high] = std::max(a, b);
      }
    }
    Key key = {};
    for (int tile = 0; tile < Tiles; tile += 1)
      key.words[tile / perWord] |= static_cast<uint64_t>(cells[tile]) << (Bits * (tile % perWord));
    return key;
  }

  /** Both slides along one axis. */
  int slide(const Key& key, const uint8_t* cells, int number, Key* out, uint8_t* kinds) {
    const Axis& axis = board.axes[number];
    uint8_t back[Tiles], forth[Tiles];
    for (int tile = 0; tile < Tiles; tile += 1) {
      const Place& place = axis.places[cells[tile]];
      occupied[place.run] |= place.bit;
    }
    for (int tile = 0; tile < Tiles; tile += 1) {
      const Place& place = axis.places[cells[tile]];
      const unsigned ends = axis.ends[place.ends + occupied[place.run]];
      back[tile] = static_cast<uint8_t>(ends);
      forth[tile] = static_cast<uint8_t>(ends >> 8);
    }
    for (int tile = 0; tile < Tiles; tile += 1) occupied[axis.places[cells[tile]].run] = 0;
    int made = 0;
    for (uint8_t* moved : {back, forth}) {
      out[made] = pack(moved);
      if (Rule) kinds[made] = static_cast<uint8_t>(1 + number);
      made += !(out[made] == key);
    }
    return made;
  }

  int expand(const Key& key, uint8_t kind, Key* out, uint8_t* kinds) {
    uint8_t cells[Tiles];
    unpack(key, cells);
    bool isGoal = true;
    for (int tile = 0; tile < Tiles; tile += 1) isGoal &= board.goals[tile][cells[tile]];
    if (isGoal) return 0;
    int made = 0;
    if (kind != 1) made += slide(key, cells, 0, out, kinds);
    if (kind != 2) made += slide(key, cells, 1, out + made, kinds + made);
    return made;
  }
};

template <int Tiles, int Bits, bool Sorts, bool Rule>
void run(const Board& board, size_t limit) {
  Space<Tiles, Bits, Sorts, Rule> space{board};
  uint8_t cells[Tiles];
  std::copy_n(board.starts, Tiles, cells);
  explore<Table>(space, space.pack(cells), limit);
}

template <int Tiles, int Bits>
void choose(const Board& board, const Wanted& wanted) {
  const bool sorts = !board.exchanges.empty();
  if (sorts && wanted.rule) run<Tiles, Bits, true, true>(board, wanted.limit);
  else if (sorts) run<Tiles, Bits, true, false>(board, wanted.limit);
  else if (wanted.rule) run<Tiles, Bits, false, true>(board, wanted.limit);
  else run<Tiles, Bits, false, false>(board, wanted.limit);
}

}  // namespace

int main(int count, char** arguments) {
  const Wanted wanted = wantedBy(count, arguments);
  const Board board = readBoard();
  switch (board.tiles) {
    case 4: choose<4, 8>(board, wanted); break;
    case 5: choose<5, 8>(board, wanted); break;
    case 6: choose<6, 8>(board, wanted); break;
    case 7: choose<7, 8>(board, wanted); break;
    case 8: choose<8, 8>(board, wanted); break;
    // Bytes are the simplest fields, but on small boards narrower ones keep more tiles in one word.
    case 9: board.cells <= 128 ? choose<9, 7>(board, wanted) : choose<9, 8>(board, wanted); break;
    case 10: board.cells <= 64 ? choose<10, 6>(board, wanted) : choose<10, 8>(board, wanted); break;
    default: refuse("4 to 10 tiles");
  }
}
