import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract, session, transfer } from "@tradewind/contracts";
import fc from "fast-check";
import { type PlatformProcess, startPlatformProcess } from "../hostile/platform-process.ts";

export interface KillFindings {
	readonly kills: number;
	/** The number of commands that were answered. */
	readonly answered: number;
	/** What was missing, or differed, after a restart. */
	readonly lost: readonly string[];
}

/** Commands that are sent at the same time. */
const senders = 4;
/** A world with more commands takes long to be made again: after so many kills a new one begins. */
const killsOfOneWorld = 25;
/** A platform is killed while it carries out one of its first so many commands. */
const longestLife = 60;

interface State {
	readonly sumOfPostings: string;
	readonly journal: readonly {
		readonly occasion: string;
		readonly postings: readonly { readonly amount: string }[];
	}[];
	readonly orders: readonly { readonly Id: number }[];
}

/** What a restarted platform must still have. */
interface Expected {
	/** Of the customer's session. */
	readonly token: string;
	/** The amounts of the answered transfers; each occurs once. */
	readonly transfers: Set<string>;
	/** The ids of the answered orders. */
	readonly orders: Set<number>;
	/** The entries of the ledger when it was read last, each as JSON. */
	journal: readonly string[];
}

/** Kills a platform `kills` times while it carries out commands, and looks after each restart for what it had answered. */
export const killPlatform = async (kills: number, seed: number): Promise<KillFindings> => {
	const directory = await mkdtemp(join(tmpdir(), "kills-"));
	const lives = fc.sample(fc.integer({ min: 1, max: longestLife }), { seed, numRuns: kills });
	const lost: string[] = [];
	let answered = 0;
	try {
		for (let done = 0; done < kills; ) {
			let sent = 0;
			const file = join(directory, `${done}.world`);
			let platform = await startPlatformProcess(["--world", file]);
			const expected = await newExpected(platform);
			for (let kill = 0; kill < killsOfOneWorld && done < kills; kill++, done++) {
				const last = sent + (lives[done] ?? 1);
				let killed = Promise.resolve();
				const next = (): number => {
					sent += 1;
					if (sent === last) killed = platform.kill();
					return sent;
				};
				const sending = Array.from({ length: senders }, () => sendUntilKilled(platform, expected, next));
				answered += (await Promise.all(sending)).reduce((sum, each) => sum + each, 0);
				await killed;
				platform = await startPlatformProcess(["--world", file]);
				for (const line of await missingIn(platform, expected)) lost.push(`kill ${done + 1}: ${line}`);
			}
			await platform.stop();
			if (platform.errors() !== "") lost.push(platform.errors());
		}
	} finally {
		await rm(directory, { recursive: true });
	}
	return { kills, answered, lost };
};

const urlOf = ({ port }: PlatformProcess, path: string): string => `http://localhost:${port}${path}`;

const control = async (platform: PlatformProcess, command: string, body: object) =>
	(
		await fetch(urlOf(platform, `/__control/${command}`), {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		})
	).json();

const newExpected = async (platform: PlatformProcess): Promise<Expected> => {
	const { token } = await control(platform, "session/open", { account: "mia@tradewind.test" });
	return { token, transfers: new Set(), orders: new Set(), journal: [] };
};

/** Sends one command after the other. Returns how many were answered before the connection broke. */
const sendUntilKilled = async (
	platform: PlatformProcess,
	{ token, transfers, orders }: Expected,
	next: () => number,
): Promise<number> => {
	const headers = { authorization: token };
	for (let answered = 0; ; answered++) {
		const number = next();
		try {
			if (number % 5 === 0) {
				const fields = new URLSearchParams({ ...contract.submitContract.example.input, cont: "0.01" });
				const response = await fetch(urlOf(platform, `${contract.submitContract.path}?${fields}`), {
					headers,
				});
				const { code, data } = await response.json();
				if (code === 1) orders.add(data.Id);
				continue;
			}
			const balance = String(1 + number / 100);
			const [from, to] = number % 2 === 0 ? ["1", "3"] : ["3", "1"];
			const body = new URLSearchParams({ balance, currency_id: "1", from, to });
			const response = await fetch(urlOf(platform, transfer.transfer.path), {
				method: "POST",
				headers,
				body,
			});
			if ((await response.json()).code === 1) transfers.add(balance);
		} catch {
			return answered;
		}
	}
};

/** What a restarted platform lacks; remembers its ledger for the next time. */
const missingIn = async (platform: PlatformProcess, expected: Expected): Promise<readonly string[]> => {
	const state: State = await (await fetch(urlOf(platform, "/__control/state"))).json();
	const user = await fetch(urlOf(platform, session.getUserInfo.path), {
		method: session.getUserInfo.method,
		headers: { authorization: expected.token },
	});
	const transferred = new Set(
		state.journal
			.filter(({ occasion }) => occasion === "transfer")
			.flatMap(({ postings }) => postings.map(({ amount }) => amount)),
	);
	const ids = new Set(state.orders.map(({ Id }) => Id));
	const journal = state.journal.map((entry) => JSON.stringify(entry));
	const changed = expected.journal.findIndex((entry, place) => entry !== journal[place]);
	expected.journal = journal;
	return [
		...[...expected.transfers]
			.filter((amount) => !transferred.has(amount))
			.map((amount) => `transfer of ${amount}`),
		...[...expected.orders].filter((id) => !ids.has(id)).map((id) => `order ${id}`),
		...(changed >= 0 ? [`entry ${changed} of the ledger differs`] : []),
		...(state.sumOfPostings === "0" ? [] : [`the postings sum to ${state.sumOfPostings}`]),
		...((await user.json()).code === 1 ? [] : ["the session"]),
	];
};
