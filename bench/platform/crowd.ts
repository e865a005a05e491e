import { setTimeout as pause } from "node:timers/promises";
import { createPlatform } from "@tradewind/mock-server";
import { percentile } from "../median.ts";
import { startAsked } from "./asked-process.ts";
import { callAtRate } from "./calls.ts";

/** How long and how much is measured. */
export interface Effort {
	readonly sockets: readonly number[];
	readonly seconds: number;
	readonly callsPerSecond: number;
}

export interface CrowdFigures {
	readonly sockets: number;
	readonly framesPerSecond: number;
	/** The processor time that a second without calls takes, and what of it a frame takes. */
	readonly cpuShare: number;
	readonly cpuPerFrame: number;
	/** With calls. */
	readonly cpuShareWithCalls: number;
	readonly framesPerSecondWithCalls: number;
	readonly callsPerSecond: number;
	readonly p50: number;
	readonly p99: number;
	readonly memoryPerSocket: number;
}

const topicsOfSocket = 20;
/** One customer in so many holds an order. */
const holding = 10;

/** Measures a platform in a process of its own, with sockets of as many customers in another, and calls from this one. */
export const crowdFigures = async (
	sockets: number,
	{ seconds, callsPerSecond }: Effort,
): Promise<CrowdFigures> => {
	const host = await startAsked(new URL("./host-process.ts", import.meta.url), "--expose-gc");
	const clients = await startAsked(new URL("./sockets-process.ts", import.meta.url));
	const passed = async (during: () => Promise<unknown>) => {
		const start = performance.now();
		const [used, received] = [Object(await host.ask({})), Object(await clients.ask({}))];
		await during();
		const [usedThen, receivedThen] = [Object(await host.ask({})), Object(await clients.ask({}))];
		const taken = (performance.now() - start) / 1000;
		return {
			cpuShare: (usedThen.cpuSeconds - used.cpuSeconds) / taken,
			frames: (receivedThen.frames - received.frames) / taken,
			open: Number(receivedThen.open),
		};
	};
	try {
		const customers = { customers: sockets, orders: Math.floor(sockets / holding) };
		const { url, tokens } = Object(await host.ask({ customers }));
		const before = Object(await host.ask({}));
		await clients.ask({ wanted: { url, tokens, subscriptions: subscriptions() } });
		await pause(1000);
		const after = Object(await host.ask({}));
		const quiet = await passed(() => pause(seconds * 1000));
		let times: readonly number[] = [];
		const busy = await passed(async () => {
			times = await callAtRate(url, tokens, { callsPerSecond, seconds });
		});
		if (busy.open < sockets) throw new Error(`Only ${busy.open} of ${sockets} sockets are open.`);
		return {
			sockets,
			framesPerSecond: quiet.frames,
			cpuShare: quiet.cpuShare,
			cpuPerFrame: (quiet.cpuShare / quiet.frames) * 1e6,
			cpuShareWithCalls: busy.cpuShare,
			framesPerSecondWithCalls: busy.frames,
			callsPerSecond: times.length / seconds,
			p50: percentile(times, 0.5),
			p99: percentile(times, 0.99),
			memoryPerSocket: (after.memoryBytes - before.memoryBytes) / sockets / 1024,
		};
	} finally {
		await Promise.all([host.stop(), clients.stop()]);
	}
};

/** All quotes, the own orders, those of a trader, and as many charts as are left; other ones for each socket. */
const subscriptions = (): readonly (readonly object[])[] => {
	const platform = createPlatform();
	const codes = platform.control.state().market.map(({ code }) => code);
	platform.stop();
	return codes.map((_, first) => {
		const others = [
			{ type: "sub", topic: "DAY_MARKET" },
			{ type: "sub", topic: "FOREX_TRADE" },
			{ type: "sub", topic: "FOREX_CLOSED" },
			{ type: "sub", topic: "FOREX_FOLLOW_TRADE", user_id: 1001 + first },
		];
		const charts = Array.from({ length: topicsOfSocket - others.length }, (__, place) => ({
			type: "sub",
			topic: `KLINE.${codes[(first + place) % codes.length]}`,
		}));
		return [...others, ...charts];
	});
};
