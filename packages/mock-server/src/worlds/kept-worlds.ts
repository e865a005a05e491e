import { ControlRefused } from "../commands/refused.ts";
import type { ListedEntry, Point, Worlds } from "../control/world.commands.ts";
import type { Entry, Input } from "../journal/entry.ts";
import type { Line, WorldStore } from "../journal/world-store.ts";

interface Parts {
	readonly store: WorldStore;
	/** The moment of the running world. */
	readonly now: () => number;
	/** Goes on with a world that is made again from its entries, after `move`. Throws before that if it cannot begin. */
	readonly replaceBy: (line: Line, move: () => void) => Promise<unknown>;
	/** Runs something after all changes that have begun. */
	readonly inTurn: <Answer>(run: () => Answer) => Answer;
}

/** So many commands of the running world are listed. */
const listed = 50;

/** The running world and the saved ones, in a store. */
export const createKeptWorlds = ({ store, now, replaceBy, inTurn }: Parts): Worlds => {
	const line = (): readonly Entry[] => store.line();
	const present = (): Line => ({ entries: line(), moment: now() });

	/** The world up to a point. Throws `ControlRefused` if the point is not in it. */
	const lineTo = (point: Point): Line => {
		if ("number" in point) {
			const entries = store.line(point.number);
			const last = entries.at(-1);
			if (last?.number !== point.number)
				throw new ControlRefused("to", `there is no command ${point.number}`);
			return { entries, moment: last.at };
		}
		const { moment } = point;
		const all = line();
		const first = all[0]?.at ?? Number.POSITIVE_INFINITY;
		if (moment < first) throw new ControlRefused("to", `the world begins at ${textOf(first)}`);
		if (moment > now()) throw new ControlRefused("to", `it is only ${textOf(now())}`);
		return { entries: all.slice(0, all.findLastIndex(({ at }) => at <= moment) + 1), moment };
	};

	/** The last commands of a world up to an entry, newest first. */
	const lastCommands = (until: number, most: number): readonly ListedEntry[] => {
		const found: ListedEntry[] = [];
		let entry = store.entry(until);
		while (entry && found.length < most) {
			if (isCommand(entry)) found.push(listedEntry(entry));
			entry = entry.input.is === "begin" ? undefined : store.entry(entry.previous);
		}
		return found;
	};
	/** An end is listed by its last command. */
	const listedEnd = (number: number): ListedEntry | undefined => {
		const end = store.entry(number);
		const [command] = lastCommands(number, 1);
		return end && command && { ...command, number, moment: textOf(end.at) };
	};

	return {
		list: () => ({
			file: store.name,
			commands: lastCommands(store.place()?.number ?? 0, listed),
			left: store.ends().flatMap((number) => listedEnd(number) ?? []),
			saved: store.saved.list().map((world) => ({ ...world, moment: textOf(world.moment) })),
		}),
		names: () => store.saved.list().map(({ name }) => name),
		save: (name, point) =>
			inTurn(() => store.saved.write(name, point === undefined ? present() : lineTo(point))),
		rename: (name, newName) => inTurn(() => store.saved.rename(name, newName)),
		remove: (name) => inTurn(() => store.saved.remove(name)),
		load: (name) =>
			inTurn(async () => {
				const saved = store.saved.read(name);
				if (!saved) throw new ControlRefused("name", `there is no world ${name}`);
				const at = now();
				return replaceBy(saved, () => {
					leave(store, at);
					store.append(saved.entries);
					store.moveTo({ number: store.place()?.number ?? 0, moment: saved.moment });
				});
			}),
		back: (point) =>
			inTurn(async () => {
				const to = lineTo(point);
				const number = to.entries.at(-1)?.number ?? 0;
				const at = now();
				return replaceBy(to, () => {
					leave(store, at);
					store.moveTo({ number, moment: to.moment });
				});
			}),
	};
};

const textOf = (moment: number): string => new Date(moment).toISOString();

/** Keeps the moment of a world before another one goes on. */
export const leave = (store: WorldStore, at: number): void => {
	const place = store.place();
	const last = place && store.entry(place.number);
	if (last && !(last.input.is === "left" && last.at === at))
		store.append([{ at, input: { is: "left" }, drawn: [] }]);
};

/** The uses of sessions and the ends of worlds are no commands. */
const isCommand = ({ input }: Entry): boolean => input.is !== "used" && input.is !== "left";

const listedEntry = ({ number, at, input }: Entry): ListedEntry => ({
	number,
	moment: textOf(at),
	what: whatOf(input),
});

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

const whatOf = (input: Input): string => {
	switch (input.is) {
		case "begin":
			return `begin: ${input.scenario}`;
		case "call":
			return input.call;
		case "control":
			return `control: ${input.command} ${shortened(JSON.stringify(input.body))}`;
		case "chat":
			return "message to the support";
		case "used":
			return "session used";
		case "ended":
			return "session ended";
		case "left":
			return "world left";
	}
};
