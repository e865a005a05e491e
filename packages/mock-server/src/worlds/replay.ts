import { languageOf } from "../api/language.ts";
import type { Noun } from "../api/noun.ts";
import type { Route } from "../api/route.ts";
import { sentAgain } from "../http/call-change.ts";
import { respondTo } from "../http/respond.ts";
import type { Entry } from "../journal/entry.ts";
import type { ReplayingRecorder } from "../journal/journal.ts";
import type { World } from "../world.ts";
import { runCommand } from "../world-commands/noun-commands.ts";

/** An entry that led to another answer when it was made again: the rules of the platform have changed since. */
export interface Difference {
	readonly number: number;
	/** The code of the answer. */
	readonly was: number | undefined;
	readonly is: number | undefined;
}

/** Makes the changes of a world again, each at its moment. Returns those that led to another answer. */
export const replay = async (
	world: World,
	entries: readonly Entry[],
	recorder: Pick<ReplayingRecorder, "replay" | "lastOutcome">,
): Promise<readonly Difference[]> => {
	const routes = routesOf(world);
	const differences: Difference[] = [];
	for (const entry of entries) {
		const { number, outcome: was } = entry;
		try {
			await recorder.replay(entry, () => changeAgain(world, routes, entry));
		} catch {
			// It failed then, too, or its outcome differs.
		}
		const is = recorder.lastOutcome();
		if (is !== was) differences.push({ number, was, is });
	}
	return differences;
};

const routesOf = (world: World): ReadonlyMap<string, Route> => {
	const nouns: readonly Noun[] = Object.values(world.nouns);
	return new Map(nouns.flatMap(({ routes = [] }) => routes.map((route) => [route.call.id, route] as const)));
};

const changeAgain = (world: World, routes: ReadonlyMap<string, Route>, { input, file }: Entry): unknown => {
	if (input.is === "call") {
		const route = routes.get(input.call);
		return route && respondTo(world, route, sentAgain(input, file));
	}
	if (input.is === "control") return runCommand(world, input.command, input.body);
	world.settle();
	if (input.is === "chat") {
		const { conversation, text, language, client } = input;
		return world.nouns.support.chat.write(conversation, text, languageOf(language), client);
	}
	if (input.is === "ended") return world.sessions.expire(input.token);
	if (input.is === "used" && world.sessions.use(input.token)) world.nouns.security.devices.seen(input.token);
	return undefined;
};
