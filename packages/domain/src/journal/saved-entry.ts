import { Option, Result, Schema } from "effect";
import { type Decimal, parseDecimal } from "../money/decimal.ts";
import { instant } from "../time/instant.ts";
import {
	type DeviceCommandName,
	type DeviceEntry,
	type DeviceStep,
	deviceCommands,
	deviceSteps,
} from "./device-entry.ts";

const names = Object.keys(deviceCommands).filter((name): name is DeviceCommandName =>
	Object.hasOwn(deviceCommands, name),
);

const ShortText = Schema.String.check(Schema.isMaxLength(500));

const Command = Schema.Struct({
	is: Schema.Literals(names),
	/** Exact decimal text. */
	amount: Schema.optionalKey(ShortText),
	currency: Schema.optionalKey(ShortText),
	subject: Schema.optionalKey(ShortText),
	side: Schema.optionalKey(Schema.Literals(["buy", "sell", "up", "down"])),
	from: Schema.optionalKey(Schema.Int),
	to: Schema.optionalKey(Schema.Int),
	record: Schema.optionalKey(ShortText),
});

const Step = Schema.Struct({
	is: Schema.Literals(deviceSteps),
	/** Milliseconds since 1970, by the device's clock. */
	at: Schema.Int,
	message: Schema.optionalKey(ShortText),
});

const Entry = Schema.Struct({
	id: ShortText,
	page: ShortText,
	command: Command,
	steps: Schema.Array(Step),
});

/** A command as a device stores it: plain data, figures as exact text. */
export type SavedCommand = typeof Command.Type;
type SavedStep = typeof Step.Type;
export type SavedEntry = typeof Entry.Type;

const decode = Schema.decodeUnknownOption(Entry);

/** Reads stored entries. Each one that is not valid is dropped. */
export const readEntries = (saved: readonly unknown[]): readonly DeviceEntry[] =>
	saved.flatMap((one) => {
		const entry = Option.getOrUndefined(decode(one));
		return entry ? (entryOf(entry) ?? []) : [];
	});

const entryOf = ({ id, page, command, steps }: SavedEntry): DeviceEntry | undefined => {
	const [first, ...others] = steps.map(stepOf);
	const amount = command.amount === undefined ? undefined : figureOf(command.amount);
	if (first?.is !== "asked" || (command.amount !== undefined && !amount)) return undefined;
	const { is, currency, subject, side, from, to, record } = command;
	return {
		id,
		page,
		command: { is, amount, currency, subject, side, from, to, record },
		steps: [first, ...others],
	};
};

const stepOf = ({ is, at, message }: SavedStep): DeviceStep => ({ is, at: instant(at), message });

const figureOf = (text: string): Decimal | undefined => Result.getOrUndefined(parseDecimal(text));
