import { Schema } from "effect";
import type { Moment, Moments } from "../api/moments.ts";
import type { Noun } from "../api/noun.ts";
import type { Clock } from "../clock/clock.ts";
import type { Jump } from "../clock/fast-forward.ts";
import { gmt } from "../clock/gmt.ts";
import { command } from "../commands/command.ts";
import { Account, InstrumentCode, Milliseconds, MomentText } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { ControlRefused } from "../commands/refused.ts";
import { findInstrument } from "../market/find-instrument.ts";
import type { World } from "../world.ts";

/** The longest jump, as that of `advanceMs`. */
const longestMs = 366 * 86_400_000;

const Advance = Schema.Struct({ advanceMs: Milliseconds });
const To = Schema.Struct({ at: MomentText });
const Speed = Schema.Struct({
	speed: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 600 })).annotate({
		description: "1 is the usual one",
	}),
});
const Nothing = Schema.Struct({});

interface Parts<Answer> {
	readonly world: () => World;
	readonly clock: Clock;
	/** The jump that is going on. */
	readonly jump: () => Jump | undefined;
	readonly moveTo: (until: number) => Answer;
}

/** The commands of the platform's time. `moveTo` moves the clock, in one step or in many. */
export const timeCommands = <Answer>({ world, clock, jump, moveTo }: Parts<Answer>) => {
	const move = (field: string, until: number): Answer => {
		const running = jump();
		if (running) throw new ControlRefused(field, `the clock is moving to ${isoText(running.until)} already`);
		if (until < clock.now()) throw new ControlRefused(field, `it is ${isoText(clock.now())} already`);
		if (until - clock.now() > longestMs) throw new ControlRefused(field, "is more than 366 days ahead");
		return moveTo(until);
	};
	const happenings = Object.keys(momentsOf(world()));

	return {
		clock: command(
			{
				does: "Moves the clock forward. It answers when all that happens meanwhile is done.",
				example: { advanceMs: 86_400_000 },
			},
			Advance,
			({ advanceMs }): Answer => move("advanceMs", clock.now() + advanceMs),
		),
		"clock/to": command(
			{
				does: "Moves the clock forward to a moment. It answers when all that happens until then is done.",
				example: { at: "2030-01-01T00:00:00Z" },
			},
			To,
			({ at }): Answer => move("at", gmt(at).valueOf()),
		),
		"clock/until": command(
			{
				does: "Moves the clock forward until something planned happens next, and lets it happen. A review is what the platform decides itself if no one has decided it before.",
				example: { event: "market opens", code: "EURUSD" },
			},
			Schema.Struct({
				event: Schema.Literals(happenings),
				account: Schema.optionalKey(Account.annotate({ description: "Only of this customer" })),
				code: Schema.optionalKey(InstrumentCode.annotate({ description: "Only of this instrument" })),
			}),
			({ event, account, code }): Answer => {
				world().settle();
				const moment = momentsOf(world())[event];
				const until = moment && nextOf(moment, world(), { account, code });
				if (until === undefined) throw new ControlRefused("event", `no such moment is planned: ${event}`);
				return move("event", Math.max(until, clock.now()));
			},
		),
		"clock/speed": command(
			{
				does: "Lets the clock run so many times as fast as that of the computer. Faults that delay an answer are shortened in the same way.",
				example: { speed: 60 },
			},
			Speed,
			({ speed }): void => clock.setSpeed(speed),
		),
		"clock/pause": command(
			{
				does: "Stops the clock: no quotes, no frames, no delayed answers. It can still be moved forward.",
				example: {},
			},
			Nothing,
			(): void => clock.setSpeed(0),
		),
		"clock/resume": command(
			{ does: "Lets the clock run at the usual speed.", example: {} },
			Nothing,
			(): void => clock.setSpeed(1),
		),
	};
};

export type TimeCommands<Answer> = ReturnType<typeof timeCommands<Answer>>;

/** The time of the platform, for the report and for those who wait for a jump. */
export const clockReport = (clock: Clock, jump: Jump | undefined) => ({
	time: isoText(clock.now()),
	speed: clock.speed(),
	jump: jump ? { from: isoText(jump.from), until: isoText(jump.until) } : null,
});

const isoText = (at: number): string => new Date(at).toISOString();

const momentsOf = ({ nouns, nextDecisionAt }: World): Moments => {
	const all: readonly Noun[] = Object.values(nouns);
	const decision: Moment = { of: [], next: nextDecisionAt };
	return Object.assign({ "review decided": decision }, ...all.map(({ moments }) => moments));
};

const nextOf = (
	moment: Moment,
	{ sessions, market }: World,
	{ account, code }: { readonly account: string | undefined; readonly code: string | undefined },
): number | undefined => {
	for (const [field, value] of Object.entries({ account, code }))
		if (value !== undefined && !moment.of.some((known) => known === field))
			throw new ControlRefused(field, "leave it empty: this event is planned for all of them");
	return moment.next({
		customerId: account === undefined ? undefined : findCustomer(sessions, account).id,
		code: code === undefined ? undefined : findInstrument(market, code).listing.code,
	});
};
