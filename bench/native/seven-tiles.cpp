// The search of bench/ceiling.ts in C++, with explicit prefetching: what native code does with the same work.
//   c++ -O3 -march=native -o seven-tiles seven-tiles.cpp && ./seven-tiles LEVEL STATES
// prints {"states": …, "cpuMilliseconds": …}.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

namespace {

constexpr int tiles = 7;
constexpr int batch = 256;
constexpr int down[4] = {-1, 1, 0, 0};
constexpr int right[4] = {0, 0, -1, 1};

std::vector<std::string> readBoard(const char* path) {
  std::ifstream file(path);
  std::vector<std::string> rows;
  bool inBoard = false;
  for (std::string line; std::getline(file, line);) {
    if (line.empty()) inBoard = true;
    else if (inBoard) rows.push_back(line);
  }
  return rows;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 2;
  const auto rows = readBoard(arguments[1]);
  const size_t maxStates = std::strtoull(arguments[2], nullptr, 10);
  const int height = static_cast<int>(rows.size());
  const int width = static_cast<int>(rows[0].size());
  const auto isFree = [&](int row, int column) {
    return row >= 0 && row < height && column >= 0 && column < width && rows[row][column] != '#';
  };

  // What a tile on one cell adds to the four targets of a tile on another, a byte each.
  static uint32_t pairs[64 * 64];
  static uint8_t goals[tiles * 64];
  std::vector<std::pair<char, int>> starts;
  for (int row = 0; row < height; row += 1) {
    for (int column = 0; column < width; column += 1) {
      const char cell = rows[row][column];
      const int own = row * 8 + column;
      if (cell >= 'A' && cell <= 'Z') starts.emplace_back(cell, own);
      for (int way = 0; way < 4; way += 1) {
        int toRow = row, toColumn = column;
        while (isFree(toRow + down[way], toColumn + right[way])) {
          toRow += down[way];
          toColumn += right[way];
          pairs[own * 64 + toRow * 8 + toColumn] += static_cast<uint32_t>(-(down[way] * 8 + right[way])) << (8 * way);
        }
        pairs[own * 64 + own] += static_cast<uint32_t>(toRow * 8 + toColumn) << (8 * way);
      }
    }
  }
  for (int row = 0; row < height; row += 1)
    for (int column = 0; column < width; column += 1)
      for (int tile = 0; tile < tiles; tile += 1)
        if (rows[row][column] == starts[tile].first - 'A' + 'a') goals[tile * 64 + row * 8 + column] = 1;

  const std::clock_t began = std::clock();
  int bits = 0;
  while ((1ull << bits) < maxStates * 1.7) bits += 1;
  const uint32_t mask = (1u << bits) - 1;
  auto* states = static_cast<uint64_t*>(std::calloc(maxStates, 8));
  auto* parents = static_cast<int32_t*>(std::calloc(maxStates, 4));
  auto* slots = static_cast<uint32_t*>(std::calloc(1ull << bits, 4));
  const auto slotOf = [&](uint64_t state) {
    return static_cast<uint32_t>((state * 0x9E3779B97F4A7C15ull) >> 32) >> (32 - bits);
  };
  for (int tile = 0; tile < tiles; tile += 1) states[0] |= static_cast<uint64_t>(starts[tile].second) << (6 * tile);
  parents[0] = -1;
  slots[slotOf(states[0])] = 1;
  size_t known = 1;

  static uint64_t made[4 * batch];
  static int32_t owners[4 * batch];
  static uint32_t places[4 * batch];
  for (size_t next = 0; next < known;) {
    const size_t end = known < next + batch ? known : next + batch;
    int fresh = 0;
    for (; next < end; next += 1) {
      const uint64_t state = states[next];
      int cells[tiles];
      int home = 0;
      for (int tile = 0; tile < tiles; tile += 1) {
        cells[tile] = (state >> (6 * tile)) & 63;
        home += goals[tile * 64 + cells[tile]];
      }
      if (home == tiles) continue;
      uint32_t ends[tiles];
      for (int tile = 0; tile < tiles; tile += 1) {
        ends[tile] = 0;
        for (int other = 0; other < tiles; other += 1) ends[tile] += pairs[cells[tile] * 64 + cells[other]];
      }
      for (int byte = 0; byte < 32; byte += 8) {
        uint64_t successor = 0;
        for (int tile = 0; tile < tiles; tile += 1)
          successor |= static_cast<uint64_t>((ends[tile] >> byte) & 63) << (6 * tile);
        if (successor == state) continue;
        made[fresh] = successor;
        owners[fresh] = static_cast<int32_t>(next);
        fresh += 1;
      }
    }
    for (int i = 0; i < fresh; i += 1) {
      places[i] = slotOf(made[i]);
      __builtin_prefetch(&slots[places[i]], 1);
    }
    for (int i = 0; i < fresh; i += 1)
      if (const uint32_t entry = slots[places[i]]) __builtin_prefetch(&states[entry - 1]);
    for (int i = 0; i < fresh; i += 1) {
      uint32_t slot = places[i], entry;
      while ((entry = slots[slot]) != 0 && states[entry - 1] != made[i]) slot = (slot + 1) & mask;
      if (entry != 0) continue;
      if (known == maxStates) return 1;
      states[known] = made[i];
      parents[known] = owners[i];
      known += 1;
      slots[slot] = static_cast<uint32_t>(known);
    }
  }
  std::printf("{\"states\": %zu, \"cpuMilliseconds\": %.1f}\n", known, 1000.0 * (std::clock() - began) / CLOCKS_PER_SEC);
}
