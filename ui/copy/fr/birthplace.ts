import type { BirthplaceDraft, BirthplaceIssue } from '@domain/holders/checkBirthplace';
import { fileFormCopy, type Whose } from './fileForm';
import { issueCopy } from './personFields';

const missing: Record<keyof BirthplaceDraft, string> = {
  country: 'Choisissez le pays de naissance dans la liste.',
  county: 'Choisissez le département de naissance dans la liste.',
  town: 'Choisissez la ville de naissance dans la liste, ou dites qu’elle n’y est pas.',
};

const theirTown = 'Sa commune n’est pas dans la liste';

export const birthplaceCopy = {
  title: {
    individual: 'Votre lieu de naissance',
    TIT: 'Le lieu de naissance du titulaire',
    COT: 'Le lieu de naissance du co-titulaire',
  } satisfies Record<Whose, string>,
  country: { label: 'Pays de naissance', hint: fileFormCopy.typeAhead },
  county: {
    label: 'Département de naissance',
    hint: 'Saisissez son nom ou son numéro, d’aujourd’hui ou d’alors, puis choisissez dans la liste',
  },
  town: {
    label: 'Ville de naissance',
    hint: `${fileFormCopy.typeAhead}. Une ancienne commune se trouve par son nom d’alors`,
    first: 'Choisissez d’abord le département.',
  },
  place: {
    label: 'Ville de naissance',
    hint: 'Les espaces deviennent des traits d’union, par exemple New-York',
    asOnPaper: 'Comme sur la pièce d’identité. Les espaces deviennent des traits d’union',
  },
  absent: {
    individual: 'Ma commune n’est pas dans la liste',
    TIT: theirTown,
    COT: theirTown,
  } satisfies Record<Whose, string>,
  message: (issue: BirthplaceIssue, field: keyof BirthplaceDraft): string =>
    issue === 'NOT_CHOSEN' ? missing[field] : issue === 'REQUIRED' ? 'Saisissez la ville de naissance.' : issueCopy(issue),
} as const;
