// Break the Ice: no rule saves work here, so there is only the plain search. A board is one long word: column by column from the left,
// each from the bottom up, a field of a few bits a cell. Lines are found in all cells at once.
#ifdef __BMI2__
#include <immintrin.h>
#endif

#include <algorithm>
#include <set>

#include "level.h"

namespace {

/** A number of many words, with what the search needs of arithmetic. */
template <int Words>
struct Long : Key<Words> {
  using Key<Words>::words;
  Long() : Key<Words>{} {}
  Long(const Key<Words>& key) : Key<Words>(key) {}

  template <class Each>
  static Long each(Each bits) {
    Long result;
    for (int word = 0; word < Words; word += 1) result.words[word] = bits(word);
    return result;
  }
  Long operator&(const Long& other) const {
    return each([&](int word) { return words[word] & other.words[word]; });
  }
  Long operator|(const Long& other) const {
    return each([&](int word) { return words[word] | other.words[word]; });
  }
  Long operator^(const Long& other) const {
    return each([&](int word) { return words[word] ^ other.words[word]; });
  }
  Long operator~() const {
    return each([&](int word) { return ~words[word]; });
  }
  /** By less than 64 bits. */
  Long operator>>(int bits) const {
    if constexpr (Words == 1) return each([&](int) { return words[0] >> bits; });
    return each([&](int word) {
      const uint64_t next = word + 1 < Words ? words[word + 1] : 0;
      return words[word] >> bits | next << 1 << (63 - bits);
    });
  }
  Long operator<<(int bits) const {
    if constexpr (Words == 1) return each([&](int) { return words[0] << bits; });
    return each([&](int word) {
      const uint64_t before = word > 0 ? words[word - 1] : 0;
      return words[word] << bits | before >> 1 >> (63 - bits);
    });
  }
  /** The 64 bits from one on. */
  uint64_t from(int bit) const {
    if constexpr (Words == 1) return words[0] >> bit;
    const int word = bit >> 6, shift = bit & 63;
    const uint64_t next = word + 1 < Words ? words[word + 1] : 0;
    return words[word] >> shift | next << 1 << (63 - shift);
  }
  /** Flips some of the 64 bits from one on. */
  void flip(int bit, uint64_t bits) {
    if constexpr (Words == 1) {
      words[0] ^= bits << bit;
      return;
    }
    const int word = bit >> 6, shift = bit & 63;
    words[word] ^= bits << shift;
    if (word + 1 < Words) words[word + 1] ^= bits >> 1 >> (63 - shift);
  }
  template <class Visit>
  void forEachBit(Visit visit) const {
    for (int word = 0; word < Words; word += 1)
      for (uint64_t rest = words[word]; rest; rest &= rest - 1) visit(64 * word + __builtin_ctzll(rest));
  }
};

/** The bits of a word where a mask has ones, moved together. */
inline uint64_t gather(uint64_t word, uint64_t mask) {
#ifdef __BMI2__
  return _pext_u64(word, mask);
#else
  uint64_t result = 0;
  for (int to = 0; mask; mask &= mask - 1, to += 1) result |= (word >> __builtin_ctzll(mask) & 1) << to;
  return result;
#endif
}

struct Shape {
  int columns, tallest, bits, blocks;
  bool contact;
};

template <int Words>
struct Space {
  using Key = ::Key<Words>;
  using Board = Long<Words>;
  static constexpr uint64_t absent = uint64_t{1} << 63;
  static constexpr bool hasKinds = false;
  size_t mostSuccessors;
  Shape shape;
  int columnBits;
  uint64_t fieldMask, columnMask;
  /** The lowest bit of every cell, of the top cells, of the cells of the first and of the last column. */
  Board cells, top, first, last;

  explicit Space(const Shape& shape) : mostSuccessors(4 * shape.blocks), shape(shape) {
    columnBits = shape.bits * shape.tallest;
    fieldMask = (uint64_t{1} << shape.bits) - 1;
    columnMask = (uint64_t{1} << columnBits) - 1;
    for (int column = 0; column < shape.columns; column += 1) {
      for (int height = 0; height < shape.tallest; height += 1) {
        const int bit = column * columnBits + height * shape.bits;
        cells.flip(bit, 1);
        if (height == shape.tallest - 1) top.flip(bit, 1);
        if (column == 0) first.flip(bit, 1);
        if (column == shape.columns - 1) last.flip(bit, 1);
      }
    }
  }

  /** The lowest bit of each cell in which any bit is set. */
  Board any(const Board& board) const {
    Board found = board;
    for (int bit = 1; bit < shape.bits; bit += 1) found = found | board >> bit;
    return found & cells;
  }

  struct Pairs {
    /** The blocks that have the same colour as the one above, or as the one on the right. */
    Board upwards, rightwards;
  };
  Pairs pairsOf(const Board& board, const Board& blocks) const {
    return {~any(board ^ board >> shape.bits) & blocks & ~top, ~any(board ^ board >> columnBits) & blocks};
  }

  Board settled(Board board) const {
    const int up = shape.bits, right = columnBits;
    for (;;) {
      const auto [upwards, rightwards] = pairsOf(board, any(board));
      const Board high = upwards & upwards >> up, wide = rightwards & rightwards >> right;
      if ((high | wide).isZero()) return board;
      Board breaking = high | high << up | high << up << up | wide | wide << right | wide << right << right;
      if (shape.contact) {
        for (Board before; !(before == breaking);) {
          before = breaking;
          breaking = breaking | (breaking & upwards) << up | (breaking >> up & upwards) |
                     (breaking & rightwards) << right | (breaking >> right & rightwards);
        }
      }
      Board broken = breaking;
      for (int bit = 1; bit < shape.bits; bit += 1) broken = broken | breaking << bit;
      const Board kept = ~broken;
      Board fallen;
      for (int bit = 0; bit < shape.columns * columnBits; bit += columnBits)
        fallen.flip(bit, gather(board.from(bit) & columnMask, kept.from(bit) & columnMask));
      board = fallen;
    }
  }

  /** A block leaves its column and falls onto the next one. */
  Board slid(const Board& board, const Board& blocks, int bit, int way) const {
    const int from = bit / columnBits * columnBits, to = from + way * columnBits, height = bit - from;
    const uint64_t column = board.from(from) & columnMask;
    const uint64_t rest = (column & ((uint64_t{1} << height) - 1)) | column >> (height + shape.bits) << height;
    const int landed = to + shape.bits * __builtin_popcountll(blocks.from(to) & columnMask);
    Board moved = board;
    moved.flip(from, column ^ rest);
    moved.flip(landed, column >> height & fieldMask);
    return moved;
  }

  int expand(const Key& key, uint8_t, Key* out, uint8_t*) const {
    const Board board = key;
    const Board blocks = any(board);
    const auto [upwards, rightwards] = pairsOf(board, blocks);
    int made = 0;
    const auto swap = [&](int distance) {
      return [&, distance](int bit) {
        const uint64_t change = (board.from(bit) ^ board.from(bit + distance)) & fieldMask;
        Board moved = board;
        moved.flip(bit, change);
        moved.flip(bit + distance, change);
        out[made++] = settled(moved);
      };
    };
    const auto slide = [&](int way) {
      return [&, way](int bit) { out[made++] = settled(slid(board, blocks, bit, way)); };
    };
    (blocks & blocks >> shape.bits & ~upwards & ~top).forEachBit(swap(shape.bits));
    (blocks & blocks >> columnBits & ~rightwards).forEachBit(swap(columnBits));
    (blocks & ~(blocks >> columnBits) & ~last).forEachBit(slide(1));
    (blocks & ~(blocks << columnBits) & ~first).forEachBit(slide(-1));
    return made;
  }
};

template <int Words>
void run(const Level& level, const Shape& shape, const std::set<char>& colours, size_t limit) {
  Space<Words> space(shape);
  typename Space<Words>::Board start;
  for (int row = 0; row < level.rows; row += 1) {
    for (int column = 0; column < level.columns; column += 1) {
      const auto found = colours.find(level.at(row, column)[0]);
      if (found == colours.end()) continue;
      const uint64_t colour = 1 + std::distance(colours.begin(), found);
      start.flip(column * space.columnBits + (level.rows - 1 - row) * shape.bits, colour);
    }
  }
  explore<Table>(space, start, limit);
}

}  // namespace

int main(int count, char** arguments) {
  const Wanted wanted = wantedBy(count, arguments);
  if (wanted.rule) refuse("there is no rule for this game");
  const Level level = readLevel();
  Shape shape = {level.columns, 0, 0, 0, true};
  for (const auto& [key, value] : level.headers)
    if (key == "clear") shape.contact = value == "contact";
  std::set<char> colours;
  for (int row = 0; row < level.rows; row += 1) {
    for (int column = 0; column < level.columns; column += 1) {
      if (level.at(row, column) == ".") continue;
      colours.insert(level.at(row, column)[0]);
      shape.tallest = std::max(shape.tallest, level.rows - row);
      shape.blocks += 1;
    }
  }
  shape.bits = bitsFor(colours.size() + 1);
  if (shape.bits * shape.tallest > 63) refuse("the columns are too tall");
  const int keyBits = shape.columns * shape.bits * shape.tallest;
  if (keyBits < 64) run<1>(level, shape, colours, wanted.limit);
  else if (keyBits < 128) run<2>(level, shape, colours, wanted.limit);
  else if (keyBits < 192) run<3>(level, shape, colours, wanted.limit);
  else if (keyBits < 320) run<5>(level, shape, colours, wanted.limit);
  else refuse("the board is too large");
}
