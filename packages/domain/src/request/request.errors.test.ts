import { Result } from "effect";
import { expect, test } from "vitest";
import { AnswerLost, Refused, SessionInvalid } from "./request.errors.ts";

test("two errors are equal only with equal content", () => {
	expect(new SessionInvalid({ message: "a" })).not.toEqual(new SessionInvalid({ message: "b" }));
	expect(new Refused({ code: 1, message: "a" })).not.toEqual(new Refused({ code: 2, message: "a" }));
	expect(Result.fail(new AnswerLost({ reason: "no answer" }))).not.toEqual(
		Result.fail(new AnswerLost({ reason: "unreadable" })),
	);
	expect(new AnswerLost({ reason: "no answer" })).toEqual(new AnswerLost({ reason: "no answer" }));
});
