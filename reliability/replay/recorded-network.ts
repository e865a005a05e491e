import type { Recording, Step, StepOf } from "@tradewind/domain/recording";
import { network } from "../network-seam.ts";
import { inputOf } from "./input-of.ts";
import { recordedCalls } from "./recorded-calls.ts";

export interface RecordedNetwork {
	/** Gives the app what the platform sent in this step. */
	readonly deliver: (step: Step) => void;
}

/** Connects `fetch` and `WebSocket` to a recording. A call that was not recorded gets no answer. */
export const connectToRecording = (
	recording: Recording,
	noteActivity: () => void,
	/** Milliseconds since the start. */
	now: () => number,
): RecordedNetwork => {
	const { fetch, answer } = answersOf(recording, noteActivity, now);
	const { WebSocket, report } = createSockets();
	network.fetch = fetch;
	network.WebSocket = WebSocket;
	return {
		deliver: (step) => {
			if (step.is === "answer" || step.is === "no answer") answer(step);
			if (step.is === "socket" || step.is === "received") report(step);
			noteActivity();
		},
	};
};

type Answer = StepOf<"answer"> | StepOf<"no answer">;

interface Pending {
	readonly promise: Promise<Answer>;
	readonly resolve: (answer: Answer) => void;
}

const pendingAnswer = (): Pending => {
	let resolve: Pending["resolve"] = () => {};
	const promise = new Promise<Answer>((end) => {
		resolve = end;
	});
	return { promise, resolve };
};

const answersOf = (recording: Recording, noteActivity: () => void, now: () => number) => {
	const take = recordedCalls(recording);
	const pending = new Map(
		recording.steps.flatMap((step) => (step.is === "call" ? [[step.call, pendingAnswer()]] : [])),
	);
	const fetch = async (request: Request): Promise<Response> => {
		noteActivity();
		const input = await inputOf(request);
		const { pathname } = new URL(request.url);
		const call = take(pathname, input, now());
		const answer = await (call && pending.get(call.call)?.promise);
		noteActivity();
		if (!answer) return new Promise(() => {});
		if (answer.is === "no answer") throw new TypeError("fetch failed");
		return new Response("body" in answer ? JSON.stringify(answer.body) : "", { status: answer.status });
	};
	return { fetch, answer: (step: Answer) => pending.get(step.call)?.resolve(step) };
};

const createSockets = () => {
	/** By their numbers in the recording, from 1. */
	const sockets: RecordedSocket[] = [];
	class RecordedSocket {
		static readonly OPEN = 1;
		readyState = 0;
		onopen: (() => void) | null = null;
		onmessage: ((event: { readonly data: string }) => void) | null = null;
		onclose: (() => void) | null = null;
		onerror: (() => void) | null = null;
		constructor() {
			sockets.push(this);
		}
		send(): void {}
		close(): void {
			this.onclose = null;
			this.readyState = 3;
		}
	}
	const report = (step: StepOf<"socket"> | StepOf<"received">): void => {
		const socket = sockets[step.socket - 1];
		if (!socket || socket.readyState === 3) return;
		if (step.is === "received") {
			socket.onmessage?.({ data: JSON.stringify(step.frame) });
		} else if (step.does === "opened") {
			socket.readyState = 1;
			socket.onopen?.();
		} else if (step.does === "closed") {
			socket.readyState = 3;
			socket.onclose?.();
		}
	};
	return { WebSocket: RecordedSocket, report };
};
