interface TextRule {
	/** In characters. */
	readonly maxLength: number;
}

/** The texts that a customer may add to a withdrawal, in the order of the form (Spec 2 §2). All may be empty. */
const textRules = {
	remark: { maxLength: 200 },
} as const satisfies Readonly<Record<string, TextRule>>;

export type WithdrawalText = keyof typeof textRules;
export type WithdrawalTexts = Readonly<Record<WithdrawalText, string>>;

const isWithdrawalText = (name: string): name is WithdrawalText => Object.hasOwn(textRules, name);

export const withdrawalTexts: readonly WithdrawalText[] = Object.keys(textRules).filter(isWithdrawalText);

export const maxLengthOf = (text: WithdrawalText): number => textRules[text].maxLength;

/** The same value for each text. `Object.fromEntries` does not keep the keys in its type. */
export const forEachText = <Value>(
	valueFor: (text: WithdrawalText) => Value,
): Readonly<Record<WithdrawalText, Value>> =>
	Object.fromEntries(withdrawalTexts.map((text) => [text, valueFor(text)])) as Record<WithdrawalText, Value>;

export const noTexts: WithdrawalTexts = forEachText(() => "");
