import { calls } from "@tradewind/contracts";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createMemoryStore, type WorldStore } from "../journal/world-store.ts";
import { createPlatform, type Platform } from "../platform.ts";
import { chatMessagesPath } from "../site/chat-path.ts";
import { requestOf } from "../test/client.test-support.ts";

const origin = "http://platform.test";

/** A platform that keeps its world, or goes on with that of a store. */
export const openKept = async (store: WorldStore = createMemoryStore(), scenario = "default") => {
	const platform = createPlatform({ clock: createVirtualClock(), origin: () => origin, scenario, store });
	const opened = await platform.opened;
	return { platform, store, opened };
};

/** A store with what another one has kept, as after the end of its process. */
export const copyOf = (store: WorldStore): WorldStore => {
	const copy = createMemoryStore();
	copy.append(store.line());
	const place = copy.place();
	if (place) copy.moveTo({ ...place, moment: store.place()?.moment ?? 0 });
	return copy;
};

/** All of the report that is kept: the counts of queries and the sockets are not. */
export const keptReport = ({ control }: Platform): object => {
	const { requests: _, sockets: __, faults, ...report } = control.state();
	return JSON.parse(JSON.stringify({ ...report, faults: faults.http }));
};

/** Where two reports differ, at most three lines. */
export const differencesOf = (one: object, other: object): readonly string[] => {
	const lines = (report: object) =>
		Object.entries(report).flatMap(([part, value]) =>
			(Array.isArray(value) ? value : [value]).map(
				(row, place) => `${part} ${place}: ${JSON.stringify(row)}`,
			),
		);
	const [mine, theirs] = [lines(one), lines(other)];
	const [has, had] = [new Set(mine), new Set(theirs)];
	return [
		...mine.filter((line) => !had.has(line)).map((line) => `only first: ${line}`),
		...theirs.filter((line) => !has.has(line)).map((line) => `only second: ${line}`),
	].slice(0, 3);
};

/** What each query answers to a customer, with its example as input. */
export const answersOf = async (platform: Platform, token: string): Promise<readonly unknown[]> => {
	const answers: unknown[] = [];
	for (const call of calls.filter(({ kind, sends }) => kind === "query" && sends !== "file")) {
		const response = await platform.fetch(requestOf(call, call.example.input, { token }));
		answers.push([call.id, await response.text()]);
	}
	const conversation = "0123456789abcdef0123456789abcdef";
	const chat = await platform.fetch(new Request(`${origin}${chatMessagesPath}?conversation=${conversation}`));
	return [...answers, await chat.text()];
};

/** The frames that a new client with all topics receives over the next `ticks` quarters of a second. */
export const framesOver = (platform: Platform, token: string, ticks: number): readonly string[] => {
	const frames: string[] = [];
	const { received, closed } = platform.connect({ send: (text) => void frames.push(text), close: () => {} });
	received(JSON.stringify({ type: "login", token }));
	const candles = platform.control.state().market.map(({ code }) => `KLINE.${code}`);
	for (const topic of ["DAY_MARKET", "FOREX_TRADE", "FOREX_CLOSED", ...candles])
		received(JSON.stringify({ type: "sub", topic }));
	for (let tick = 0; tick < ticks; tick++) platform.control.clock({ advanceMs: 250 });
	closed();
	return frames;
};
