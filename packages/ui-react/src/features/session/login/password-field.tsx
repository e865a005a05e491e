import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Field } from "../../../ui/form/field.tsx";

interface PasswordFieldProps {
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (value: string) => void;
}

export const PasswordField = ({ value, error, onChange }: PasswordFieldProps): ReactNode => {
	const { t } = useWords();
	const [isShown, setShown] = useState(false);
	return (
		<Field
			label={t("session.password")}
			name="password"
			type={isShown ? "text" : "password"}
			autoComplete="current-password"
			enterKey="go"
			value={value}
			error={error}
			onChange={onChange}
			action={
				<button
					type="button"
					className="icon-button"
					aria-label={t("session.showPassword")}
					aria-pressed={isShown}
					// The field keeps the focus, and with it the phone's keyboard.
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => setShown(!isShown)}
				>
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
						{isShown ? <path d="M4 4l16 16" /> : null}
					</svg>
				</button>
			}
		/>
	);
};
