import { get } from "node:http";
import { connect } from "node:net";
import fc from "fast-check";
import { type Attack, attack } from "./attacks.ts";
import { type PlatformProcess, startPlatformProcess } from "./platform-process.ts";

/** Connections at a time. */
const batchSize = 50;

/** Longer than a request takes to a working platform on a busy machine. */
const maxAnswerMs = 20_000;

export interface HostileFindings {
	readonly attacks: number;
	/** Whether the platform answered after every batch. */
	readonly isServing: boolean;
	/** What the platform reported on its standard error. */
	readonly errors: string;
}

/** Sends `count` malformed requests, upgrades and frames to a platform process, and checks after each batch that it still answers. */
export const attackPlatform = async (count: number, seed: number): Promise<HostileFindings> => {
	const platform = await startPlatformProcess();
	const batches = Math.ceil(count / batchSize);
	const batch = fc.array(attack, { minLength: batchSize, maxLength: batchSize, size: "max" });
	let isServing = true;
	try {
		for (const attacks of fc.sample(batch, { seed, numRuns: batches })) {
			await Promise.all(attacks.map((each) => deliver(each, platform.port)));
			isServing &&= await answers(platform);
			if (!isServing) break;
		}
		return { attacks: batches * batchSize, isServing, errors: platform.errors() };
	} finally {
		await platform.stop();
	}
};

/** Resolves when the connection has ended, or when the platform has answered and waits for more. */
const deliver = ({ bytes, breaksOff }: Attack, port: number): Promise<void> =>
	new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		const end = () => {
			socket.destroy();
			resolve();
		};
		socket.on("error", end).on("close", end).on("data", end);
		socket.end(bytes, () => breaksOff && end());
	});

const answers = (platform: PlatformProcess): Promise<boolean> =>
	new Promise((resolve) => {
		if (platform.hasEnded()) return resolve(false);
		const request = get(
			{ host: "127.0.0.1", port: platform.port, path: "/api/menu", timeout: maxAnswerMs },
			(response) => {
				response.resume();
				resolve(response.statusCode === 200);
			},
		);
		request.on("timeout", () => request.destroy()).on("error", () => resolve(false));
	});
