import { describe, expect, it } from 'vitest';
import { open, readOne } from '../../../test/web-player.ts';
import { Drag, type Touch } from './drag.ts';

const tiles = readOne('game: match-the-tiles\n\nA...\n....\n..Ba\nb...\n');
const folding = readOne('game: folding-blocks\n\nAA....\n......\n');

/** A hand that takes its time: from the middle of a cell, 10 pixels at a time, every 50 milliseconds. */
function hand(level: typeof tiles, { tempo = 1, follows = true, pick = '' } = {}) {
  const opened = open(level, { tempo: () => tempo });
  const { player } = opened;
  if (pick !== '') player.pick(pick);
  const { pull } = player.stage;
  let at: Touch = { clientX: 500, clientY: 500, timeStamp: 0 };
  const drag = new Drag(player, at, 60, follows);
  const go = (right: number, down = 0): void => {
    const parts = Math.ceil(Math.hypot(right, down) / 10);
    for (let part = 0; part < parts; part += 1) {
      at = {
        clientX: at.clientX + right / parts,
        clientY: at.clientY + down / parts,
        timeStamp: at.timeStamp + 50,
      };
      drag.moveTo(at);
    }
  };
  const letGo = () => drag.release({ ...at, timeStamp: at.timeStamp + 100 });
  return { ...opened, pull, drag, go, letGo };
}

describe('a drag', () => {
  it('takes pieces along, up to where the move takes them', () => {
    const { player, pull, go } = hand(tiles);
    go(10);
    expect(pull.held).toBeUndefined();
    go(50);
    const { share } = pull.held!;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.5);
    expect(pull.held).toMatchObject({ kind: 'move', direction: 'R', isSure: false, isStill: false });
    expect(pull.held!.after.cells[0]![3]!.piece?.id).toBe(player.view.cells[0]![0]!.piece?.id);
    go(400);
    expect(pull.held).toMatchObject({ share: 1, isSure: true });
    expect(player.moveCount).toBe(0);
  });

  it('makes the move when it is let go beyond half of the way, and the motion goes on from there', () => {
    const { player, pull, go, letGo } = hand(tiles);
    go(100);
    expect(pull.held?.isSure).toBe(true);
    const { share } = pull.held!;
    letGo();
    expect(player.moves).toEqual(['R']);
    expect(pull.held).toBeUndefined();
    expect(player.stage.motion?.begun).toBeCloseTo(share);
    expect(player.stage.motion?.milliseconds).toBe(Math.round(180 * (1 - share)));
  });

  it('makes no move when it is let go before, or was taken back: pieces go back', () => {
    for (const back of [0, 80]) {
      const { player, pull, clock, go, letGo } = hand(tiles);
      go(60 + back);
      go(-back);
      letGo();
      expect(player.moveCount).toBe(0);
      expect(pull.held).toMatchObject({ isSure: false });
      const before = pull.held!.share;
      clock.advance(60);
      expect(pull.held!.share).toBeLessThan(before);
      clock.advance(200);
      expect(pull.held).toBeUndefined();
      expect(player.preview).toBeUndefined();
    }
  });

  it('counts however short it is when it is quick', () => {
    const { player, drag } = hand(tiles);
    drag.moveTo({ clientX: 530, clientY: 500, timeStamp: 30 });
    drag.release({ clientX: 535, clientY: 500, timeStamp: 50 });
    expect(player.moves).toEqual(['R']);
  });

  it('meets resistance where nothing can move', () => {
    const { player, pull, go, letGo } = hand(folding, { pick: 'A' });
    go(-40);
    expect(pull.held).toMatchObject({ kind: 'refused', direction: 'L', isSure: false });
    const { share } = pull.held!;
    letGo();
    expect(player.notice).toMatchObject({ kind: 'picked' });
    const harder = hand(folding, { pick: 'A' });
    harder.go(-200);
    expect(harder.pull.held!.share).toBeGreaterThan(share);
    expect(harder.pull.held!.share).toBeLessThan(1);
  });

  it('says why not when it is let go far in a direction that is not legal', () => {
    const { player, go, letGo } = hand(folding, { pick: 'A' });
    go(-90);
    letGo();
    expect(player.notice).toMatchObject({ kind: 'refused' });
    expect(player.moveCount).toBe(0);
  });

  it('pulls further for a longer way', () => {
    const { pull, go } = hand(folding, { pick: 'A' });
    go(0, 50);
    const down = pull.held!.share;
    const other = hand(folding, { pick: 'A' });
    other.go(50);
    expect(other.pull.held!.share).toBeCloseTo(down / 2, 1);
  });

  it('moves nothing before its time where motion is not wanted, and counts once its direction is clear', () => {
    const { player, pull, go, letGo } = hand(tiles, { tempo: 0 });
    go(40);
    expect(pull.held).toMatchObject({ share: 0, isStill: true, isSure: true });
    expect(player.preview?.cells).toHaveLength(2);
    letGo();
    expect(player.moves).toEqual(['R']);
  });

  it('is only aimed on a board that does not draw it', () => {
    const { player, pull, go, letGo } = hand(tiles, { follows: false });
    go(40);
    expect(pull.held).toBeUndefined();
    expect(player.preview?.cells).toHaveLength(2);
    letGo();
    expect(player.moves).toEqual(['R']);
  });

  it('holds nothing that is still moving, and lets go when the browser takes the pointer', () => {
    const { player, pull, clock, drag, go } = hand(tiles);
    player.move('R');
    go(0, 100);
    expect(pull.held).toBeUndefined();
    clock.advance(500);
    go(0, 100);
    expect(pull.held).toMatchObject({ direction: 'D' });
    drag.cancel();
    clock.advance(500);
    expect(pull.held).toBeUndefined();
    expect(player.moveCount).toBe(1);
  });
});
