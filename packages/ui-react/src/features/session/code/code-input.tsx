import { type CodeRequest, codeSecondsLeft } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { CodeField } from "../../../ui/form/code-field.tsx";
import { FieldAction } from "../../../ui/form/field-action.tsx";
import { useShowField } from "../../../ui/form/shown-errors.ts";
import { codeSendOf } from "./code-send.ts";

interface CodeInputProps {
	readonly purpose: CodeRequest["purpose"];
	/** What "send code" requests; undefined without a destination. */
	readonly request: CodeRequest | undefined;
	/** The name of the field of the destination, to which a press without one leads. */
	readonly missing: string;
	readonly value: string;
	readonly error: string | undefined;
	readonly onType: (code: string) => void;
}

/** The field for a code and the button that sends it, which then counts 60 s (Spec 1 §4, §9). */
export const CodeInput = ({ purpose, request, missing, ...field }: CodeInputProps): ReactNode => {
	const { t } = useWords();
	const showField = useShowField();
	const actor = codeSendOf(useApp(), purpose);
	const outcome = useSelector(actor, ({ context }) => context.outcome);
	const seconds = useSelector(actor, ({ context }) => codeSecondsLeft(context));
	const isSending = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const isReady = useSelector(actor, (snapshot) => snapshot.matches("ready"));
	return (
		<CodeField
			{...field}
			label={t("session.code")}
			name="code"
			hint={outcome && t(`session.code.outcome.${outcome}`)}
			action={
				<FieldAction
					isDisabled={!isReady}
					onPress={() => (request ? actor.send({ type: "send", request }) : showField(missing))}
				>
					{isSending
						? t("session.code.sending")
						: isReady
							? t("session.code.send")
							: t("session.code.wait", { seconds })}
				</FieldAction>
			}
		/>
	);
};
