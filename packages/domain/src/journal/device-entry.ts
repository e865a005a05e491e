import type { Decimal } from "../money/decimal.ts";
import type { Instant } from "../time/instant.ts";
import type { JournalKind } from "./journal-record.ts";

/** The commands that a device records, by the kind of their money action. */
export const deviceCommands = {
	"open contract order": "order",
	"close contract order": "order",
	"cancel contract order": "order",
	"set stops": "order",
	"open micro order": "order",
	"deposit crypto": "deposit",
	"deposit bank": "deposit",
	"upload deposit proof": "deposit",
	"cancel deposit": "deposit",
	withdraw: "withdrawal",
	transfer: "transfer",
	"request loan": "loan",
	"repay loan": "loan",
	subscribe: "fund",
	redeem: "fund",
} as const satisfies Readonly<Record<string, JournalKind>>;

export type DeviceCommandName = keyof typeof deviceCommands;

/** What was requested: facts that identify the command, without secrets. */
export interface DeviceCommand {
	readonly is: DeviceCommandName;
	/** Lots of a contract order, else money. */
	readonly amount: Decimal | undefined;
	/** Without it the amount is in the site's currency. */
	readonly currency: string | undefined;
	/** Instrument or fund, as the platform names it. */
	readonly subject: string | undefined;
	readonly side: "buy" | "sell" | "up" | "down" | undefined;
	/** Account ids of a transfer. */
	readonly from: number | undefined;
	readonly to: number | undefined;
	/** Key of the record that it changes or has created, if known. */
	readonly record: string | undefined;
}

/**
 * What is known about a command, in the order of events. `asked`: it was sent. `answered`: the platform carried it out.
 * `refused`, `not sent`, `logged out`: certainly nothing was done. `unknown`: its answer was lost. `found`: a record proved that
 * it was carried out. `not carried out`: the records disproved it. `dismissed`: the customer has dismissed an unknown one.
 */
export const deviceSteps = [
	"asked",
	"answered",
	"refused",
	"not sent",
	"logged out",
	"unknown",
	"found",
	"not carried out",
	"dismissed",
] as const;
export type DeviceStepName = (typeof deviceSteps)[number];

export interface DeviceStep {
	readonly is: DeviceStepName;
	/** By this device's clock. */
	readonly at: Instant;
	/** The platform's own text. */
	readonly message: string | undefined;
}

/** A command that this device sent. */
export interface DeviceEntry {
	readonly id: string;
	/** Identifies the page load that sent it. */
	readonly page: string;
	readonly command: DeviceCommand;
	/** The first one is `asked`. */
	readonly steps: readonly [DeviceStep, ...DeviceStep[]];
}

export const kindOfCommand = ({ is }: Pick<DeviceCommand, "is">): JournalKind => deviceCommands[is];

/** Milliseconds after which no answer is expected: every request has ended by then. */
const answerLimitMs = 120_000;

/**
 * The status of a command at a moment. A command without an answer is unknown once its page was closed or the request has timed
 * out: it has not failed, it may have been carried out.
 */
export const standingOf = (
	{ steps, page }: Pick<DeviceEntry, "steps" | "page">,
	now: Instant,
	currentPage: string,
): DeviceStepName => {
	const { is, at } = lastOf(steps);
	if (is !== "asked") return is;
	return page === currentPage && now - at < answerLimitMs ? "asked" : "unknown";
};

/** Whether the platform carried the command out. */
export const isCarriedOut = (standing: DeviceStepName): boolean =>
	standing === "answered" || standing === "found";

export const askedAt = ({ steps }: Pick<DeviceEntry, "steps">): Instant => steps[0].at;

export const lastOf = (steps: DeviceEntry["steps"]): DeviceStep => steps.at(-1) ?? steps[0];
