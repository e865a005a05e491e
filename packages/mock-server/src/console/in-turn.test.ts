import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("A-870: a report that is asked for during another one is asked for after its answer", async () => {
	const steps: string[] = [];
	let count = 0;
	const read = inTurn(async () => {
		count += 1;
		const number = count;
		steps.push(`asks ${number}`);
		await Promise.resolve();
		steps.push(`has ${number}`);
	});
	await Promise.all([read(), read()]);
	expect(steps).toEqual(["asks 1", "has 1", "asks 2", "has 2"]);
});
