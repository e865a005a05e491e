import type { HeldClock } from "../clock/held-clock.ts";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { readCommand } from "../commands/read-command.ts";
import type { Begin } from "../journal/entry.ts";
import { createJournal, type ReplayingRecorder } from "../journal/journal.ts";
import type { Line, WorldStore } from "../journal/world-store.ts";
import { ScenarioData } from "../scenarios/scenario-data.ts";
import { createScenarioLibrary } from "../scenarios/scenario-library.ts";
import { createKeptWorlds, leave } from "./kept-worlds.ts";
import { type Difference, replay } from "./replay.ts";
import { type RunningWorld, startWorld } from "./start-world.ts";

interface Beginning {
	readonly seed: string;
	/** The name of a scenario, or one as data. */
	readonly scenario: string | ScenarioData;
}

/** How a platform has begun. */
export interface Opened {
	/** Of a kept world, the number of changes that were made again; `undefined` for a new one. */
	readonly entries: number | undefined;
	readonly differences: readonly Difference[];
}

interface Parts {
	/** Without it no world is kept. */
	readonly store: WorldStore | undefined;
	readonly clock: HeldClock;
	readonly origin: () => string;
	readonly restartTicks: () => void;
	/** Ends what moves the clock, too. */
	readonly pauseTicks: () => void;
}

/** The moment of a world without changes is kept this often: a world whose process is killed goes on from there. */
const momentMs = 1000;

/** The running world, and what replaces it. */
export const createWorlds = ({ store, clock, origin, restartTicks, pauseTicks }: Parts) => {
	const journal = store && createJournal(store, clock);
	const library = createScenarioLibrary();
	let running: RunningWorld;
	/** Of the running world. */
	let current: ReplayingRecorder | undefined;
	/** A kept world is being made again. */
	let opening: Promise<Opened> | undefined;
	let momentKept = 0;

	const newRecorder = (): ReplayingRecorder | undefined => {
		const recorder: ReplayingRecorder | undefined = journal?.recorder(() => recorder === current);
		return recorder;
	};
	const make = (
		beginning: Pick<Begin, "seed" | "scenario">,
		recorder: ReplayingRecorder | undefined,
	): RunningWorld =>
		startWorld(
			{
				seed: beginning.seed,
				clock,
				origin,
				restartTicks: () => {
					if (recorder?.isReplay() !== true) restartTicks();
				},
				...(recorder && { recorder }),
			},
			library.get(beginning.scenario),
		);
	const begin = ({ seed, scenario }: Beginning): void => {
		if (typeof scenario !== "string") library.add(scenario);
		const { name } = library.get(typeof scenario === "string" ? scenario : scenario.name);
		const beginning = { is: "begin", seed, scenario: name, loaded: library.partsOf(name) } as const;
		const recorder = newRecorder();
		current = recorder;
		running = recorder
			? recorder.run({ input: () => beginning }, () => make(beginning, recorder))
			: make(beginning, recorder);
	};
	/** Throws if a command of the scenario is refused. */
	const tryOut = ({ seed, scenario }: Beginning): void =>
		void startWorld(
			{ seed, clock: createVirtualClock(clock.now()), origin, restartTicks: () => {} },
			library.get(scenario),
		);
	/** The first world of a line, and how the changes after it are made. */
	const again = ({ entries: [first, ...others], moment }: Line) => {
		const recorder = newRecorder();
		const { input: beginning } = first ?? {};
		if (!recorder || !first || beginning?.is !== "begin") throw new Error("The kept world has no beginning");
		for (const data of beginning.loaded) library.add(readCommand(ScenarioData, data));
		const world = recorder.replay(first, () => make(beginning, recorder));
		return {
			world,
			recorder,
			changes: async (): Promise<Opened> => {
				const differences = await replay(world.world, others, recorder);
				return { entries: others.length, differences };
			},
			moment,
		};
	};
	const goOn = (recorder: ReplayingRecorder, world: RunningWorld, moment: number): void => {
		current = recorder;
		running = world;
		clock.reset(Math.max(moment, recorder.lastMoment()));
	};
	const whileOpening = (work: Promise<Opened>): Promise<Opened> => {
		opening = work.finally(() => {
			opening = undefined;
		});
		return opening;
	};

	/** Goes on with the kept world. */
	const open = (line: Line): Promise<Opened> => {
		const { world, recorder, changes, moment } = again(line);
		running = world;
		return whileOpening(
			changes().then((opened) => {
				goOn(recorder, world, moment);
				restartTicks();
				return opened;
			}),
		);
	};
	const replaceBy = (line: Line, move: () => void): Promise<Opened> => {
		const { world, recorder, changes, moment } = again(line);
		move();
		pauseTicks();
		running.world.hub.dropAll();
		return whileOpening(
			changes().then((opened) => {
				// Those that have connected meanwhile.
				running.world.hub.dropAll();
				goOn(recorder, world, moment);
				restartTicks();
				return opened;
			}),
		);
	};
	const restart = (beginning: Beginning): void => {
		if (typeof beginning.scenario === "string") library.get(beginning.scenario);
		else tryOut(beginning);
		pauseTicks();
		running.world.hub.dropAll();
		if (store) leave(store, clock.now());
		clock.reset();
		begin(beginning);
		keepMoment();
		restartTicks();
	};
	const keepMoment = (): void => {
		const place = store?.place();
		if (!store || !place) return;
		momentKept = clock.now();
		store.moveTo({ ...place, moment: momentKept });
	};

	return {
		running: (): RunningWorld => running,
		isOpening: (): boolean => opening !== undefined,
		/** Waits until a kept world has been made again. */
		ready: async (): Promise<void> => {
			await opening;
		},
		/** Goes on with the kept world; begins one, if there is none or a new one is wanted. */
		open: (beginning: Beginning, fresh: boolean): Promise<Opened> => {
			const place = fresh ? undefined : store?.place();
			if (store && place) return open({ entries: store.line(), moment: place.moment });
			begin(beginning);
			keepMoment();
			return Promise.resolve({ entries: undefined, differences: [] });
		},
		/** Begins another world. */
		restart: (seed: string, scenario: string | ScenarioData): void =>
			journal ? journal.inTurn(() => restart({ seed, scenario })) : restart({ seed, scenario }),
		keepMoment,
		onTick: (): void => {
			if (store && Math.abs(clock.now() - momentKept) >= momentMs) keepMoment();
		},
		kept: store && journal && createKeptWorlds({ store, now: clock.now, replaceBy, inTurn: journal.inTurn }),
	};
};
