import { secret, textOf } from "@tradewind/domain/command";
import type { FieldChange } from "@tradewind/domain/input";
import type { NewPasswordForm } from "@tradewind/domain/session";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { StrengthMeter } from "../../../ui/form/strength-meter.tsx";
import { PasswordRule } from "./password-rule.tsx";

interface NewPasswordFieldsProps {
	/** `pay`: the password that confirms payments, which password managers must not store as the login's. */
	readonly kind: "login" | "pay";
	readonly form: NewPasswordForm;
	readonly errorOf: (field: "password" | "repeated") => string | undefined;
	/** The customer's account: password managers store the password under it, and it must not be used as the password. */
	readonly account: string;
	/** Instead of "new password". */
	readonly label?: string;
	/** The account has a field of its own. */
	readonly hasAccountField?: boolean;
	readonly onChange: (change: FieldChange<NewPasswordForm>) => void;
}

/** A new password and its repetition, with its strength. */
export const NewPasswordFields = (props: NewPasswordFieldsProps): ReactNode => {
	const { t } = useWords();
	const { kind, form, errorOf, account, onChange } = props;
	const [isWanted, setWanted] = useState(false);
	const autoComplete = kind === "login" ? "new-password" : "off";
	const password = textOf(form.password);
	return (
		<>
			{kind === "login" && !props.hasAccountField ? (
				<input
					type="text"
					className="visually-hidden"
					name="username"
					autoComplete="username"
					inputMode="email"
					enterKeyHint="next"
					value={account}
					readOnly
					tabIndex={-1}
					aria-hidden="true"
				/>
			) : null}
			<PasswordField
				label={props.label ?? t(`session.${kind}.new`)}
				name="password"
				autoComplete={autoComplete}
				value={password}
				error={errorOf("password")}
				onFocus={() => setWanted(true)}
				onType={(text) => onChange({ field: "password", value: secret(text) })}
			/>
			<PasswordRule kind={kind} password={password} />
			<StrengthMeter password={password} known={[account]} isWanted={isWanted} />
			<PasswordField
				label={t(`session.${kind}.repeat`)}
				name="repeated"
				autoComplete={autoComplete}
				value={textOf(form.repeated)}
				error={errorOf("repeated")}
				onType={(text) => onChange({ field: "repeated", value: secret(text) })}
			/>
		</>
	);
};
