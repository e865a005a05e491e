import { Equal } from "effect";
import { type Instant, instant } from "../time/instant.ts";
import { readMoment } from "../time/read-moment.ts";
import { askedAt, type DeviceCommand, type DeviceEntry } from "./device-entry.ts";
import type { JournalRecord } from "./journal-record.ts";

/** Milliseconds by which a record may be older than the command that created it: the clocks differ. */
const earlierMs = 120_000;
/** Milliseconds within which the platform creates the record of a command. */
const laterMs = 600_000;

/**
 * Whether a record may be that of a command: it has the key that the platform answered, or the same facts and was created
 * at that time. A command that changes a record (closing, cancelling, redeeming, repaying) is known by the key alone.
 */
export const mayShow = (record: JournalRecord, entry: DeviceEntry): boolean => {
	const { command } = entry;
	if (command.record !== undefined) return record.key === command.record;
	const created = createdAt(record);
	if (created === undefined || !hasSameFacts(record, command)) return false;
	const asked = askedAt(entry);
	return created >= asked - earlierMs && created <= asked + laterMs;
};

/** Milliseconds between the command and the creation of the record. */
export const distanceOf = (record: JournalRecord, entry: DeviceEntry): number =>
	Math.abs((createdAt(record) ?? instant(0)) - askedAt(entry));

const createdAt = ({ what, at }: JournalRecord): Instant | undefined =>
	readMoment(what.is === "contract order" || what.is === "micro order" ? what.record.createdAt : at);

const hasSameFacts = ({ what }: JournalRecord, command: DeviceCommand): boolean => {
	const { amount, currency, subject, side, from, to } = command;
	switch (what.is) {
		case "deposit":
			return (
				Equal.equals(what.record.amount, amount) &&
				(what.record.kind === "crypto"
					? command.is === "deposit crypto" && what.record.currency === currency
					: // The command of a bank deposit knows only the name of its option.
						command.is === "deposit bank")
			);
		case "withdrawal":
			return (
				command.is === "withdraw" &&
				Equal.equals(what.record.amount, amount) &&
				(subject === undefined || what.record.currencyCode === subject)
			);
		case "transfer":
			return (
				command.is === "transfer" &&
				Equal.equals(what.record.amount, amount) &&
				what.record.from === from &&
				what.record.to === to
			);
		case "loan":
			return (
				what.event === "requested" &&
				command.is === "request loan" &&
				Equal.equals(what.record.amount, amount)
			);
		case "subscription":
			return (
				command.is === "subscribe" &&
				Equal.equals(what.record.amount, amount) &&
				what.record.fund.title === subject
			);
		case "contract order":
			return (
				command.is === "open contract order" &&
				!what.record.isCopy &&
				Equal.equals(what.record.quantity, amount) &&
				what.record.symbol === subject &&
				what.record.direction === side
			);
		case "micro order":
			return (
				command.is === "open micro order" &&
				Equal.equals(what.record.amount, amount) &&
				what.record.symbol === subject &&
				what.record.direction === side
			);
		case "balance change":
			return false;
	}
};
