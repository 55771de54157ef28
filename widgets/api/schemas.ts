import * as v from 'valibot';
