import fc from "fast-check";
import { expect, test } from "vitest";
import { page, start } from "./paged-list-machine.test-support.ts";

test("after any changes on the platform the list ends with every row that stayed, once and in order", async () => {
	const change = fc.oneof(
		fc.record({ kind: fc.constant("add" as const) }),
		fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
		fc.record({ kind: fc.constant("load more" as const) }),
		fc.record({ kind: fc.constant("catch up" as const) }),
	);
	await fc.assert(
		fc.asyncProperty(
			fc.nat(25),
			fc.integer({ min: 1, max: 6 }),
			fc.array(change, { maxLength: 30 }),
			async (count, size, changes) => {
				let platform = Array.from({ length: count }, (_, index) => count - index);
				const added = new Set<number>();
				let last = count;
				const { actor, readPage, ids, state } = start();
				const answer = () => {
					const requestedPage = readPage.inputs().at(-1)?.page ?? 1;
					return readPage.succeed(
						page(platform.length, ...platform.slice((requestedPage - 1) * size, requestedPage * size)),
					);
				};
				const loadMore = async () => {
					if (state() !== "ready") return;
					actor.send({ type: "load more" });
					await answer();
				};
				await answer();
				for (const step of changes) {
					if (step.kind === "load more") await loadMore();
					if (step.kind === "catch up") {
						actor.send({ type: "catch up" });
						await answer();
					}
					if (step.kind === "add") {
						platform = [++last, ...platform];
						added.add(last);
					}
					if (step.kind === "remove" && platform.length > 0) {
						const gone = platform[step.at % platform.length] ?? 0;
						platform = platform.filter((id) => id !== gone);
						actor.send({ type: "row removed", key: gone });
					}
				}
				for (let more = 0; more < 100 && state() === "ready"; more++) await loadMore();
				expect(state()).toBe("finished");
				const old = (id: number) => !added.has(id);
				expect(ids().filter(old)).toEqual(platform.filter(old));
				expect(new Set(ids()).size).toBe(ids().length);
			},
		),
		{ seed: 1 },
	);
});
