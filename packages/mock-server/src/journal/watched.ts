/** Calls `seen` with the answer or the error of `run`, now or later, before the caller gets it. */
export const watched = <Answer>(
	run: () => Answer,
	seen: (answer: Awaited<Answer> | undefined, error: unknown) => void,
): Answer => {
	let answer: Answer;
	try {
		answer = run();
	} catch (error) {
		seen(undefined, error);
		throw error;
	}
	if (answer instanceof Promise) return seenLater(answer, seen) as Answer;
	// Only a promise differs from what it is awaited for.
	seen(answer as Awaited<Answer>, undefined);
	return answer;
};

const seenLater = async <Value>(
	answer: Promise<Value>,
	seen: (answer: Value | undefined, error: unknown) => void,
): Promise<Value> => {
	let value: Value;
	try {
		value = await answer;
	} catch (error) {
		seen(undefined, error);
		throw error;
	}
	seen(value, undefined);
	return value;
};
