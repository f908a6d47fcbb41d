/** A person's name as one would write it in a letter; what is not known is absent, never ''. */
export interface PersonName {
  /** What the person is called: 'Ana', 'Juan Carlos', '近平'. */
  firstName?: string;
  /** Further given names and initials. */
  middleName?: string;
  /** The family name with all that belongs to it: 'de la Cruz', 'García Márquez', 'bin Salman'. */
  lastName?: string;
}
