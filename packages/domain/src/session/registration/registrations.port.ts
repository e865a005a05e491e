import { Context, type Effect } from "effect";
import type { CommandDone } from "../../command/command.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { AreaCode } from "../account/phone-number.ts";
import type { Captcha, Registration } from "./registration.ts";

/** Becoming a customer (Spec 1 §7). `register` is a command: at most one request, never repeated. */
export class Registrations extends Context.Service<
	Registrations,
	{
		readonly register: (registration: Registration) => Effect.Effect<CommandDone, CommandError>;
		/** Query. All of them, in the platform's order. */
		readonly areaCodes: Effect.Effect<readonly AreaCode[], QueryError>;
		/** Query, of which each answer is another picture. */
		readonly captcha: Effect.Effect<Captcha, QueryError>;
	}
>()("@tradewind/domain/session/Registrations") {}
