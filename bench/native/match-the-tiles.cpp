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
  /** By run of an axis: the cells with a tile on them. */
  uint16_t occupied[256] = {};
  uint16_t across[256] = {};

  static unsigned cellOf(const Key& key, int tile) {
    return key.words[tile / perWord] >> (Bits * (tile % perWord)) & ((1 << Bits) - 1);
  }
  static void put(Key& key, int tile, uint64_t cell) { key.words[tile / perWord] |= cell << (Bits * (tile % perWord)); }

  /** Tiles of one colour are interchangeable. */
  Key sorted(const Key& key) const {
    if (!Sorts) return key;
    unsigned cells[Tiles];
    for (int tile = 0; tile < Tiles; tile += 1) cells[tile] = cellOf(key, tile);
    for (const auto& [low, high] : board.exchanges) {
      const unsigned a = cells[low], b = cells[high];
      cells[low] = std::min(a, b);
      cells[high] = std::max(a, b);
    }
    Key result = {};
    for (int tile = 0; tile < Tiles; tile += 1) put(result, tile, cells[tile]);
    return result;
  }

  /** Both slides along one axis. */
  int slide(const Key& key, const unsigned* cells, int number, Key* out, uint8_t* kinds) {
    const Axis& axis = board.axes[number];
    for (int tile = 0; tile < Tiles; tile += 1) {
      const Place& place = axis.places[cells[tile]];
      occupied[place.run] |= place.bit;
    }
    Key back = {}, forth = {};
    for (int tile = 0; tile < Tiles; tile += 1) {
      const Place& place = axis.places[cells[tile]];
      const unsigned ends = axis.ends[place.ends + occupied[place.run]];
      put(back, tile, ends & 255);
      put(forth, tile, ends >> 8);
    }
    for (int tile = 0; tile < Tiles; tile += 1) occupied[axis.places[cells[tile]].run] = 0;
    if (Rule) kinds[0] = kinds[1] = static_cast<uint8_t>(1 + number);
    out[0] = sorted(back);
    const int made = !(out[0] == key);
    out[made] = sorted(forth);
    return made + !(out[made] == key);
  }

  /** All four slides: both axes side by side keep the processor busier than one after the other. */
  int slideAll(const Key& key, const unsigned* cells, Key* out) {
    const auto& [vertical, horizontal] = board.axes;
    for (int tile = 0; tile < Tiles; tile += 1) {
      const Place &one = vertical.places[cells[tile]], &other = horizontal.places[cells[tile]];
      occupied[one.run] |= one.bit;
      across[other.run] |= other.bit;
    }
    Key moved[4] = {};
    for (int tile = 0; tile < Tiles; tile += 1) {
      const Place &one = vertical.places[cells[tile]], &other = horizontal.places[cells[tile]];
      const unsigned ends = vertical.ends[one.ends + occupied[one.run]];
      const unsigned otherEnds = horizontal.ends[other.ends + across[other.run]];
      put(moved[0], tile, ends & 255);
      put(moved[1], tile, ends >> 8);
      put(moved[2], tile, otherEnds & 255);
      put(moved[3], tile, otherEnds >> 8);
    }
    for (int tile = 0; tile < Tiles; tile += 1) {
      occupied[vertical.places[cells[tile]].run] = 0;
      across[horizontal.places[cells[tile]].run] = 0;
    }
    int made = 0;
    for (const Key& each : moved) {
      out[made] = sorted(each);
      made += !(out[made] == key);
    }
    return made;
  }

  int expand(const Key& key, uint8_t kind, Key* out, uint8_t* kinds) {
    unsigned cells[Tiles];
    for (int tile = 0; tile < Tiles; tile += 1) cells[tile] = cellOf(key, tile);
    int home = 0;
    while (home < Tiles && board.goals[home][cells[home]]) home += 1;
    if (home == Tiles) return 0;
    if (!Rule) return slideAll(key, cells, out);
    int made = 0;
    if (kind != 1) made += slide(key, cells, 0, out, kinds);
    if (kind != 2) made += slide(key, cells, 1, out + made, kinds + made);
    return made;
  }
};

template <int Tiles, int Bits, bool Sorts, bool Rule>
void run(const Board& board, size_t limit) {
  Space<Tiles, Bits, Sorts, Rule> space{board};
  typename decltype(space)::Key start = {};
  for (int tile = 0; tile < Tiles; tile += 1) space.put(start, tile, board.starts[tile]);
  explore<Table>(space, space.sorted(start), limit);
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
