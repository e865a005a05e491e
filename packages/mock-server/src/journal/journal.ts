import type { HeldClock } from "../clock/held-clock.ts";
import type { Entry, NewEntry } from "./entry.ts";
import type { Change, Ending, Recorder } from "./recorder.ts";
import { watched } from "./watched.ts";
import type { WorldStore } from "./world-store.ts";

/** A use of a session is written down at most this often. */
const usedMs = 60_000;

/** The world to which a change was sent has been replaced by another one. */
export class WorldReplaced extends Error {
	override readonly name = "WorldReplaced";
	override readonly message = "The world was replaced";
}

export interface ReplayingRecorder extends Recorder {
	/** Makes an entry again by `run`, at its moment. */
	readonly replay: <Answer>(entry: Entry, run: () => Answer) => Answer;
	/** The moment at the end of the entry that was made again last: a scenario may move the clock. */
	readonly lastMoment: () => number;
	/** The code of the answer to the entry that was made again last; `undefined` if it was no call. */
	readonly lastOutcome: () => number | undefined;
}

/** Writes the changes of worlds into a store, one after the other. */
export const createJournal = (store: WorldStore, clock: HeldClock) => {
	/** The change that has begun and not ended. */
	let present: Promise<unknown> | undefined;
	/** What the present change has taken from outside. */
	let drawn: string[] = [];
	/** It is a change, although it is a query. */
	let isChange = false;
	/** Set once the store has not kept an entry: from then on nothing is changed. */
	let failure: unknown;

	const inTurn = <Answer>(run: () => Answer): Answer => {
		// Who has to wait awaits the answer, whatever its type.
		if (present) return present.then(() => inTurn(run)) as Answer;
		const release = clock.hold();
		const answer = watched(run, () => {
			present = undefined;
			release();
		});
		if (answer instanceof Promise) present = answer.catch(() => {});
		return answer;
	};
	const append = (entry: NewEntry): void => {
		if (failure !== undefined) throw failure;
		try {
			store.append([entry]);
		} catch (error) {
			failure = error;
			throw error;
		}
	};
	const keep = <Answer>(
		{ input, file, isKept = () => true, outcome }: Change<Answer>,
		ending: Ending<Awaited<Answer>>,
		at: number,
	): void => {
		if (!isKept(ending)) return;
		const { answer } = ending;
		append({
			at,
			input: input(),
			drawn,
			outcome: answer === undefined ? undefined : outcome?.(answer),
			file,
		});
	};

	/** The recorder of a world. */
	const recorder = (isCurrent: () => boolean): ReplayingRecorder => {
		/** What the entry that is made again has drawn. */
		let replayed: string[] | undefined;
		let lastOutcome: number | undefined;
		let lastMoment = 0;
		const usedAt = new Map<string, number>();
		return {
			isReplay: () => replayed !== undefined,
			draw: (make) => {
				// Also in a replay: seeded texts are counted.
				const text = make();
				if (replayed) return replayed.shift() ?? text;
				drawn.push(text);
				isChange = true;
				return text;
			},
			changes: () => {
				isChange = true;
			},
			run: (change, execute) => {
				if (replayed)
					return watched(execute, (answer) => {
						lastOutcome = answer === undefined ? undefined : change.outcome?.(answer);
					});
				return inTurn(() => {
					if (!isCurrent()) throw new WorldReplaced();
					if (failure !== undefined) throw failure;
					drawn = [];
					isChange = false;
					const at = clock.now();
					return watched(execute, (answer, error) => keep(change, { isChange, answer, error }, at));
				});
			},
			used: (token) => {
				const now = clock.now();
				if (replayed || now - (usedAt.get(token) ?? Number.NEGATIVE_INFINITY) < usedMs) return;
				usedAt.set(token, now);
				append({ at: now, input: { is: "used", token }, drawn: [] });
			},
			replay: (entry, run) => {
				const release = clock.hold(entry.at);
				replayed = [...entry.drawn];
				lastOutcome = undefined;
				return watched(run, () => {
					replayed = undefined;
					lastMoment = clock.now();
					release();
				});
			},
			lastMoment: () => lastMoment,
			lastOutcome: () => lastOutcome,
		};
	};
	return { recorder, inTurn };
};
