cli-schema-does = 賭場、組合、投注或注碼法檔案的JSON Schema，供編輯器使用
cli-schema-about = 把結構描述寫到標準輸出。編輯器據此補全檔案中的鍵、條件項、投注與賠付行，說明其含義並標出錯誤。檔案首行的#:schema指明所用的結構描述。
cli-schema-kind = house（賭場）、set（組合）、bet（投注檔案）、catalogue（目錄）或plan（注碼法）
