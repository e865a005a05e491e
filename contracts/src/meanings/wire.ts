import type { Meanings } from "./meanings.ts";

/** Of the types of fields. */
export const wireMeanings: Meanings = {
	AbsentValue: { about: "What platforms write for a value that is absent; read as absent" },
	ClockText: { about: "A time of the day, GMT, `HH:mm`; `24:00` is its end" },
	ColourText: { about: "A colour, `#rrggbb`" },
	Count: { about: "A number of things, zero or more; its digits as text are read too" },
	DateTimeText: { about: "A moment in GMT, `YYYY-MM-DD HH:mm:ss`, or empty before the moment (A-12)" },
	Day: { about: "A day, `YYYY-MM-DD`" },
	Days: { about: "A number of days; its digits as text are read too" },
	Flag: { about: "`1` is on, `0` off, as text; numbers and booleans are read too" },
	FlagNumber: { about: "1 is on, 0 off; texts and booleans are read too" },
	FlagOrWhole: { about: "A whole number of which one value decides; a boolean is read as 1 or 0" },
	Id: { about: "Id of a record, above zero; its digits as text are read too" },
	IdText: { about: "Id of a record, as digits" },
	MicroSeconds: { about: "Duration of a micro order in seconds; its digits as text are read too" },
	NonEmptyText: { about: "A text that is not empty; a number is read too" },
	PageText: { about: "Number of a page, as digits; pages start at 1" },
	Period: { about: "Period of a candle; screens call `60min` 1H and `1day` 1D (Spec 1 §9)" },
	SearchText: { about: "A search text of 1 to 64 characters" },
	Text: { about: "A text that is displayed; a number is read too" },
	Topic: {
		about:
			"`DAY_MARKET` quotations of all instruments, `FOREX_TRADE` the customer's holding orders, `FOREX_CLOSED` their closes, `FOREX_FOLLOW_TRADE` orders of a trader or copies, `KLINE.{code}` candles of an instrument (Spec 1 §7, Spec 2 §7)",
	},
	UnixMillis: { about: "Milliseconds since 1970-01-01 UTC; digits as text are read too" },
	UnixSeconds: { about: "Seconds since 1970-01-01 UTC; digits as text are read too" },
	Whole: { about: "A whole number; its digits as text are read too" },
	WholeEncoded: { about: "A boolean in place of 1 or 0" },
	WholeText: { about: "A whole number of zero or more, as digits; a number is read too" },
};
