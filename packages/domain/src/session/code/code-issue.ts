/** The code that was sent to the customer is not typed yet. */
export interface CodeIssue {
	readonly is: "code missing";
	readonly field: "code";
}

export const codeMissing: CodeIssue = { is: "code missing", field: "code" };
