import type { StateReport } from "@tradewind/mock-server";
import type { OperatedControl } from "../operated.ts";

type RemoteControl = OperatedControl & Readonly<Record<"clock/speed", (body: object) => Promise<unknown>>>;

/** The control of a platform in another process. The commands are sent one after the other. */
export const createRemoteControl = (origin: string, send: typeof fetch): RemoteControl => {
	let last: Promise<unknown> = Promise.resolve();
	const inTurn = <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
		const answer = last.then(async () => {
			const response = await send(`${origin}/__control/${path}`, init);
			if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
			return (await response.json()) as Answer;
		});
		last = answer.catch(() => {});
		return answer;
	};
	const command =
		(path: string) =>
		(body: unknown = {}) =>
			inTurn(path, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(body),
			});
	return {
		state: () => inTurn<StateReport>("state"),
		faults: command("faults"),
		"faults/clear": command("faults/clear"),
		"session/expire": command("session/expire"),
		market: command("market"),
		clock: command("clock"),
		"clock/speed": command("clock/speed"),
		price: command("price"),
	};
};
