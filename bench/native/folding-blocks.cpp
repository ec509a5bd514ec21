// Folding Blocks: all folds with a table, or (rule) folds in one order only. Folds commute, so that this meets each state once and
// needs no table.
#include <algorithm>
#include <array>
#include <map>

#include "level.h"

namespace {

using Mask = std::vector<uint64_t>;

/** A group's shapes, the start first; `next[shape][way]` is the shape after a fold up, down, left or right, or -1. */
struct Group {
  std::vector<Mask> shapes;
  std::vector<std::array<int, 4>> next;
};

bool meet(const Mask& one, const Mask& other) {
  for (size_t word = 0; word < one.size(); word += 1)
    if (one[word] & other[word]) return true;
  return false;
}

bool has(const Mask& mask, int cell) { return mask[cell >> 6] >> (cell & 63) & 1; }
void set(Mask& mask, int cell) { mask[cell >> 6] |= uint64_t{1} << (cell & 63); }

/** The mirror image over one side of the box; empty where it leaves the board. */
Mask mirrored(const Mask& shape, int rows, int columns, int way) {
  int top = rows, bottom = 0, left = columns, right = 0;
  for (int cell = 0; cell < rows * columns; cell += 1) {
    if (!has(shape, cell)) continue;
    top = std::min(top, cell / columns);
    bottom = std::max(bottom, cell / columns);
    left = std::min(left, cell % columns);
    right = std::max(right, cell % columns);
  }
  Mask image(shape.size());
  for (int cell = 0; cell < rows * columns; cell += 1) {
    if (!has(shape, cell)) continue;
    int row = cell / columns, column = cell % columns;
    if (way == 0) row = 2 * top - 1 - row;
    if (way == 1) row = 2 * bottom + 1 - row;
    if (way == 2) column = 2 * left - 1 - column;
    if (way == 3) column = 2 * right + 1 - column;
    if (row < 0 || row >= rows || column < 0 || column >= columns) return {};
    set(image, row * columns + column);
  }
  return image;
}

/** All shapes that a group can have by itself; nothing may cover a blocked cell. */
Group shapesOf(const Mask& start, const Mask& blocked, int rows, int columns) {
  Group group;
  std::map<Mask, int> numbers = {{start, 0}};
  group.shapes.push_back(start);
  for (size_t at = 0; at < group.shapes.size(); at += 1) {
    std::array<int, 4> next;
    for (int way = 0; way < 4; way += 1) {
      next[way] = -1;
      Mask folded = mirrored(group.shapes[at], rows, columns, way);
      if (folded.empty() || meet(folded, blocked)) continue;
      for (size_t word = 0; word < folded.size(); word += 1) folded[word] |= group.shapes[at][word];
      const auto [found, isNew] = numbers.emplace(folded, static_cast<int>(group.shapes.size()));
      if (isNew) group.shapes.push_back(folded);
      next[way] = found->second;
    }
    group.next.push_back(next);
  }
  return group;
}

std::vector<Group> readGroups() {
  const Level level = readLevel();
  const int rows = level.rows, columns = level.columns;
  const Mask nothing((rows * columns + 63) / 64);
  std::map<char, Mask> starts;
  Mask holes = nothing;
  for (int cell = 0; cell < rows * columns; cell += 1) {
    const char sign = level.at(cell / columns, cell % columns)[0];
    if (sign == '#') set(holes, cell);
    if (std::isupper(sign)) set(starts.emplace(sign, nothing).first->second, cell);
  }
  std::vector<Group> groups;
  for (const auto& [letter, start] : starts) {
    Mask blocked = holes;
    for (const auto& [other, cells] : starts)
      for (size_t word = 0; other != letter && word < cells.size(); word += 1) blocked[word] |= cells[word];
    groups.push_back(shapesOf(start, blocked, rows, columns));
  }
  return groups;
}

/** A state is the number of each group's shape, in a field of as few bits as these need, none across two words. */
struct Field {
  int word, shift;
  uint64_t mask;
};

/** Puts every field into the first word with room, the widest first; returns how many words that takes. */
int layOut(const std::vector<Group>& groups, std::vector<Field>& fields) {
  std::vector<size_t> order(groups.size());
  for (size_t group = 0; group < groups.size(); group += 1) order[group] = group;
  const auto bitsOf = [&](size_t group) { return bitsFor(groups[group].shapes.size()); };
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return bitsOf(a) > bitsOf(b); });
  fields.resize(groups.size());
  std::vector<int> used;
  for (const size_t group : order) {
    const int bits = bitsOf(group);
    // The highest bit of a word stays free: no key has it.
    const auto room = std::find_if(used.begin(), used.end(), [&](int taken) { return taken + bits < 64; });
    const auto word = room - used.begin();
    if (room == used.end()) used.push_back(0);
    fields[group] = {static_cast<int>(word), used[word], (uint64_t{1} << bits) - 1};
    used[word] += bits;
  }
  return std::max<int>(1, static_cast<int>(used.size()));
}

template <int Words, bool Rule>
struct Space {
  using Key = ::Key<Words>;
  static constexpr uint64_t absent = uint64_t{1} << 63;
  static constexpr bool hasKinds = Rule;
  size_t mostSuccessors;

  /** Two groups that can collide, and by the shapes of both: the folds open to the one, and above those the ones open to the other. */
  struct Rivals {
    int one, other;
    size_t width;
    std::vector<uint8_t> open;
  };
  std::vector<Field> fields;
  /** By group, shape and way: what a fold changes in the group's word. By group and shape: the folds open to it alone. */
  std::vector<std::vector<std::array<uint64_t, 4>>> flips;
  std::vector<std::vector<uint8_t>> ownFolds;
  /** By the later of the two groups, which is all that a fold of that group or a later one can ask for. */
  std::vector<Rivals> rivals;
  std::vector<size_t> firstRivals;

  Space(const std::vector<Group>& groups, const std::vector<Field>& fields)
      : mostSuccessors(4 * groups.size()), fields(fields), flips(groups.size()), ownFolds(groups.size()) {
    for (size_t group = 0; group < groups.size(); group += 1) {
      const auto& next = groups[group].next;
      for (size_t shape = 0; shape < next.size(); shape += 1) {
        std::array<uint64_t, 4> flip = {};
        uint8_t open = 0;
        for (int way = 0; way < 4; way += 1) {
          if (next[shape][way] < 0) continue;
          flip[way] = (shape ^ static_cast<uint64_t>(next[shape][way])) << fields[group].shift;
          open |= 1 << way;
        }
        flips[group].push_back(flip);
        ownFolds[group].push_back(open);
      }
      firstRivals.push_back(rivals.size());
      for (size_t other = 0; other < group; other += 1) addRivals(groups, static_cast<int>(other), static_cast<int>(group));
    }
  }

  void addRivals(const std::vector<Group>& groups, int one, int other) {
    const Group &a = groups[one], &b = groups[other];
    if (a.shapes.size() * b.shapes.size() > (size_t{1} << 26)) refuse("the groups have too many shapes");
    std::vector<bool> apart;
    bool collide = false;
    for (const Mask& mine : a.shapes) {
      for (const Mask& yours : b.shapes) {
        apart.push_back(!meet(mine, yours));
        collide |= !apart.back();
      }
    }
    if (!collide) return;
    const size_t width = b.shapes.size();
    Rivals made = {one, other, width, {}};
    for (size_t mine = 0; mine < a.shapes.size(); mine += 1) {
      for (size_t yours = 0; yours < width; yours += 1) {
        uint8_t open = 0;
        for (int way = 0; way < 4; way += 1) {
          const int folded = a.next[mine][way], theirs = b.next[yours][way];
          if (folded >= 0 && apart[folded * width + yours]) open |= 1 << way;
          if (theirs >= 0 && apart[mine * width + theirs]) open |= 16 << way;
        }
        made.open.push_back(open);
      }
    }
    rivals.push_back(made);
  }

  /** The kind of a fold is its group and whether it is vertical or horizontal: 1 + 2 * group + way / 2. */
  int expand(const Key& key, uint8_t kind, Key* out, uint8_t* kinds) const {
    const int groups = static_cast<int>(fields.size());
    const int from = Rule && kind ? (kind - 1) >> 1 : 0;
    uint32_t shapes[26], open[26];
    for (int group = 0; group < groups; group += 1) {
      shapes[group] = static_cast<uint32_t>(key.words[fields[group].word] >> fields[group].shift & fields[group].mask);
      open[group] = ownFolds[group][shapes[group]];
    }
    if (Rule && kind && ((kind - 1) & 1)) open[from] &= 12;
    for (size_t pair = groups ? firstRivals[from] : 0; pair < rivals.size(); pair += 1) {
      const Rivals& both = rivals[pair];
      const uint32_t folds = both.open[shapes[both.one] * both.width + shapes[both.other]];
      open[both.one] &= folds;
      open[both.other] &= folds >> 4;
    }
    int made = 0;
    for (int group = from; group < groups; group += 1) {
      const auto& flip = flips[group][shapes[group]];
      for (uint32_t folds = open[group]; folds; folds &= folds - 1) {
        const int way = __builtin_ctz(folds);
        out[made] = key;
        out[made].words[fields[group].word] ^= flip[way];
        if (Rule) kinds[made] = static_cast<uint8_t>(1 + 2 * group + (way >> 1));
        made += 1;
      }
    }
    return made;
  }
};

template <int Words>
void run(const std::vector<Group>& groups, const std::vector<Field>& fields, const Wanted& wanted) {
  if (wanted.rule) {
    Space<Words, true> space(groups, fields);
    explore<Nothing>(space, {}, wanted.limit);
  } else {
    Space<Words, false> space(groups, fields);
    explore<Table>(space, {}, wanted.limit);
  }
}

}  // namespace

int main(int count, char** arguments) {
  const Wanted wanted = wantedBy(count, arguments);
  const std::vector<Group> groups = readGroups();
  std::vector<Field> fields;
  switch (layOut(groups, fields)) {
    case 1: run<1>(groups, fields, wanted); break;
    case 2: run<2>(groups, fields, wanted); break;
    case 3: run<3>(groups, fields, wanted); break;
    case 4: run<4>(groups, fields, wanted); break;
    default: refuse("the groups have too many shapes");
  }
}
