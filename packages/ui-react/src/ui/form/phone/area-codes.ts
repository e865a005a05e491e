import { type AreaCode, areaOf, prefixOf } from "@tradewind/domain/input";
import { areaCodesMachine, Registrations } from "@tradewind/domain/session";
import { createActor } from "xstate";
import type { App } from "../../../state/app.ts";
import { defineMachines } from "../../../state/machines.ts";
import { oncePer } from "../../../state/once-per.ts";
import { shownReading } from "../../../state/ports.ts";

const machines = defineMachines(({ request }) =>
	areaCodesMachine.provide({
		actors: { readAreaCodes: request(() => Registrations.use((port) => port.areaCodes), shownReading) },
	}),
);

/** The area codes of phone numbers, read when a page first needs them. */
export const areaCodesOf = oncePer((app: App) => createActor(machines(app)).start());

/** The prefix of the chosen area, by default +001; empty if the list does not have it. */
export const prefixIn = (
	areas: readonly AreaCode[],
	{ areaId }: { readonly areaId: number | undefined },
): string => {
	const area = areaOf(areas, areaId);
	return area ? prefixOf(area) : "";
};
