import { Result } from "effect";
import { fromPromise, type NonReducibleUnknown } from "xstate";

interface Asked<A, E, Input> {
	readonly input: Input;
	readonly isInterrupted: () => boolean;
	readonly resolve: (result: Result.Result<A, E>) => void;
	readonly reject: (defect: Error) => void;
}

/** A request actor that the test answers by hand, the oldest open request first. */
export const scriptedRequest = <A, E, Input = NonReducibleUnknown>() => {
	const requests: Asked<A, E, Input>[] = [];
	let answered = 0;
	const next = (): Asked<A, E, Input> => {
		const request = requests[answered++];
		if (!request) throw new Error("There is no open request");
		return request;
	};
	return {
		logic: fromPromise<Result.Result<A, E>, Input>(
			({ input, signal }) =>
				new Promise((resolve, reject) => {
					requests.push({ input, isInterrupted: () => signal.aborted, resolve, reject });
				}),
		),
		inputs: () => requests.map(({ input }) => input),
		interrupted: () => requests.map(({ isInterrupted }) => isInterrupted()),
		succeed: (value: A) => {
			next().resolve(Result.succeed(value));
			return settled();
		},
		fail: (error: E) => {
			next().resolve(Result.fail(error));
			return settled();
		},
		break: () => {
			next().reject(new Error("a defect"));
			return settled();
		},
	};
};

/** Lets settled promises run their callbacks. */
const settled = async (): Promise<void> => {
	for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};
