import { formatLevel, type PlayedLevel } from '../../games/pack-text.ts';
import { formatRoute } from '../shared/state/route.ts';

/** Opens a level in the studio, as a draft. One of the player's own packs takes its own place there when it is kept again. */
export async function editLevel(of: PlayedLevel, pack: string | undefined): Promise<void> {
  const { drafts } = await import('../shared/ui/drafts.ts');
  const { title, author, source } = of.level.info;
  // What was proved of a level does not hold for what becomes of it.
  const info = { ...(title && { title }), ...(author && { author }), ...(source && { source }) };
  const text = formatLevel({ ...of, level: { ...of.level, info } });
  const draft = drafts.begin(
    of.game.id,
    text,
    pack === undefined ? undefined : { pack, text: formatLevel(of) },
  );
  location.hash = formatRoute({ page: 'studio', game: undefined, draft: draft.id });
}
