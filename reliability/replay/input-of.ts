/** The fields of a request as they are recorded: without passwords, and without the moment. */
export const inputOf = async (request: Request): Promise<Record<string, string>> => {
	const { searchParams } = new URL(request.url);
	const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
	const form = isForm ? new URLSearchParams(await request.clone().text()) : [];
	const fields = Object.fromEntries([...searchParams, ...form]);
	delete fields.t;
	for (const name of Object.keys(fields)) if (/passw/iu.test(name)) fields[name] = "";
	return fields;
};
