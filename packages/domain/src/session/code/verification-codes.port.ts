import { Context, type Effect } from "effect";
import type { CommandDone } from "../../command/command.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { CodeRequest } from "./code-request.ts";

/** Codes that verify an e-mail address or a phone (Spec 1 §7: send_email, send_sms). */
export class VerificationCodes extends Context.Service<
	VerificationCodes,
	{
		/** Command. Each one sends an e-mail or a text message. */
		readonly send: (request: CodeRequest) => Effect.Effect<CommandDone, CommandError>;
	}
>()("@tradewind/domain/session/VerificationCodes") {}
