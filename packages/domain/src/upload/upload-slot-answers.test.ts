import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { QueryError } from "../request/request.errors.ts";
import type { PictureRejected, PictureUnreadable } from "./image-uploads.port.ts";
import { addressOf, compressedOf } from "./image-uploads.test-support.ts";
import type { CompressedPicture, Picture } from "./picture.ts";
import { uploadSlotMachine } from "./upload-slot.machine.ts";
import { hollow, passport, receipt } from "./upload-slot.test-support.ts";

describe("Properties", () => {
	/** Requests that the test answers in any order, by the name of the picture. */
	const openRequests = <Input, A, E>(answer: (input: Input) => A) => {
		const open: (() => void)[] = [];
		return {
			open,
			logic: fromPromise<Result.Result<A, E>, Input>(
				({ input }) =>
					new Promise((resolve) => {
						open.push(() => resolve(Result.succeed(answer(input))));
					}),
			),
		};
	};
	const step = fc.oneof(
		fc.record({ is: fc.constant("choose" as const), which: fc.constantFrom(passport, receipt, hollow) }),
		fc.record({ is: fc.constant("remove" as const) }),
		fc.record({ is: fc.constantFrom("compressed" as const, "uploaded" as const), which: fc.nat(5) }),
	);

	test("in any order of choices and answers the form holds the address of the shown picture, or none", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
				const compress = openRequests<Picture, CompressedPicture, PictureUnreadable | PictureRejected>(
					compressedOf,
				);
				const upload = openRequests<CompressedPicture | Picture, string, QueryError>(({ name }) =>
					addressOf(name),
				);
				const actor = createActor(
					uploadSlotMachine.provide({ actors: { compress: compress.logic, upload: upload.logic } }),
				);
				let held: string | undefined;
				actor.on("uploaded", ({ address }) => {
					expect(held).toBeUndefined();
					held = address;
				});
				actor.on("cleared", () => {
					expect(held).toBeDefined();
					held = undefined;
				});
				actor.start();
				let chosen: Picture | undefined;
				for (const one of steps) {
					if (one.is === "choose") {
						chosen = one.which === hollow ? undefined : one.which;
						actor.send({ type: "choose", picture: one.which });
					} else if (one.is === "remove") {
						chosen = undefined;
						actor.send({ type: "remove" });
					} else {
						(one.is === "compressed" ? compress : upload).open[one.which]?.();
						for (let turn = 0; turn < 5; turn++) await Promise.resolve();
					}
					const { value, context } = actor.getSnapshot();
					expect([context.picture, context.address]).toEqual([chosen, held]);
					expect(held === undefined || held === addressOf(chosen?.name ?? "")).toBe(true);
					expect(value === "uploaded").toBe(held !== undefined);
				}
			}),
		);
	});
});
