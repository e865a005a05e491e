import { Context, type Effect } from "effect";
import type { CommandDone } from "../../command/command.ts";
import type { AreaCode } from "../../input/phone-number.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { Captcha, Registration } from "./registration.ts";

/** Registration of customers (Spec 1 §7). `register` is a command: at most one request, never repeated. */
export class Registrations extends Context.Service<
	Registrations,
	{
		readonly register: (registration: Registration) => Effect.Effect<CommandDone, CommandError>;
		/** Query. All area codes, in the platform's order. */
		readonly areaCodes: Effect.Effect<readonly AreaCode[], QueryError>;
		/** Query. Each reply is a new picture. */
		readonly captcha: Effect.Effect<Captcha, QueryError>;
	}
>()("@tradewind/domain/session/Registrations") {}
