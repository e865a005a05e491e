/** A field of a form that gets another value. */
export type FieldChange<Form> = {
	readonly [Field in keyof Form]: { readonly field: Field; readonly value: Form[Field] };
}[keyof Form];

/** The form with that field changed; all others stay. */
export const changeField = <Form>(form: Form, { field, value }: FieldChange<Form>): Form => ({
	...form,
	[field]: value,
});
