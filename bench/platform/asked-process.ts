import { type ChildProcess, fork } from "node:child_process";

/** A program that answers one question after the other. */
export interface AskedProcess {
	readonly ask: (question: unknown) => Promise<unknown>;
	readonly stop: () => Promise<void>;
}

/** Starts a program of this folder in a process of its own. */
export const startAsked = async (file: URL, ...options: readonly string[]): Promise<AskedProcess> => {
	const child = fork(file, [], { execArgv: [...options], serialization: "advanced" });
	await nextAnswer(child);
	return {
		ask: (question) => {
			const answer = nextAnswer(child);
			child.send(Object(question));
			return answer;
		},
		stop: () =>
			new Promise((resolve) => {
				if (child.exitCode !== null || !child.connected) return resolve();
				child.once("exit", () => resolve());
				child.disconnect();
			}),
	};
};

const nextAnswer = (child: ChildProcess): Promise<unknown> =>
	new Promise((resolve, reject) => {
		const ended = (code: number | null) => reject(new Error(`The process ended with ${code}.`));
		child.once("exit", ended);
		child.once("message", (answer) => {
			child.off("exit", ended);
			resolve(answer);
		});
	});

/** The other side: says that it is ready, answers each question, and ends when it is no longer asked. */
export const answerEach = (answer: (question: unknown) => unknown): void => {
	process.on("message", (question) => {
		void Promise.resolve(answer(question)).then((said) => process.send?.(said));
	});
	process.on("disconnect", () => process.exit(0));
	process.send?.("ready");
};
